/** A word of the field, and what it means: one or two plain sentences, code between backticks. */
interface Term {
  term: string;
  text: string;
}

/** The words that pages explain on the spot, and that the glossary lists; by id, which is the anchor. */
export const GLOSSARY = {
  'aggregate-program': {
    term: 'aggregate program',
    text: 'A program that describes what a whole network does. Every device runs it, each on its own view.',
  },
  'aggregate-computing': {
    term: 'aggregate computing',
    text: 'Programming a network of devices as if it were one machine, instead of device by device.',
  },
  alchemist: {
    term: 'Alchemist',
    text: 'A simulator for networks of devices. Collektive programs for ids of type `Int` run in it unchanged.',
  },
  alignment: {
    term: 'alignment',
    text: 'Two devices exchange data for an operation only if both reached it by the same path of calls and branches.',
  },
  anisotropic: {
    term: 'anisotropic',
    text: 'Sending different values to different neighbours, as `exchange` can.',
  },
  branch: {
    term: 'branch',
    text: 'One way through an `if` or a `when`. Where branches call aggregate functions, devices in different ones do not see each other.',
  },
  'building-block': {
    term: 'building block',
    text: 'A general operator whose behaviour under change is known: spreading, collecting, keeping time, choosing leaders.',
  },
  collapse: {
    term: 'collapse',
    text: 'The reduction of a field to an ordinary value, such as the smallest of its values.',
  },
  'compiler-plugin': {
    term: 'compiler plugin',
    text: 'The part of Collektive that runs inside the Kotlin compiler and marks the places where devices have to agree.',
  },
  'computational-field': {
    term: 'computational field',
    text: 'A map from devices to values. Every expression in an aggregate program has one, over the devices that evaluate it.',
  },
  convergecast: {
    term: 'convergecast',
    text: 'Collecting values from all devices, step by step, towards one of them.',
  },
  device: {
    term: 'device',
    text: 'A member of the network. In Collektive, an instance of the class `Collektive`.',
  },
  diameter: {
    term: 'diameter',
    text: 'The number of hops between the two devices of a network that are farthest apart.',
  },
  field: {
    term: 'field',
    text: 'What one device sees of a value: its own, and one for each aligned neighbour.',
  },
  gossip: {
    term: 'gossip',
    text: 'Spreading one chosen value, such as the greatest, to every device.',
  },
  gradient: {
    term: 'gradient',
    text: 'The distance from every device to the nearest source.',
  },
  hop: {
    term: 'hop',
    text: 'The step from a device to a neighbour, as a measure of distance.',
  },
  incarnation: {
    term: 'incarnation',
    text: 'The part of the Alchemist simulator that runs one language, such as Collektive.',
  },
  isotropic: {
    term: 'isotropic',
    text: 'Sending the same value to all neighbours, as `share` and `neighboring` do.',
  },
  leader: {
    term: 'leader',
    text: 'A device that the others agree on, to collect or to decide something.',
  },
  mailbox: {
    term: 'mailbox',
    text: 'The object through which a device receives and sends: the seam between a program and its network.',
  },
  metric: {
    term: 'metric',
    text: 'What counts as the distance between two neighbours: one hop, metres, or something else.',
  },
  neighbour: {
    term: 'neighbour',
    text: 'A device whose last message has arrived and not yet expired.',
  },
  path: {
    term: 'path',
    text: 'The place of an operation in a running program: the calls, branches and keys that lead to it.',
  },
  pivot: {
    term: 'pivot',
    text: 'The key given to `alignedOn`. Devices with the same key work together.',
  },
  potential: {
    term: 'potential',
    text: 'A field whose values fall towards a sink. Collected values run down it.',
  },
  projection: {
    term: 'projection',
    text: 'In a branch, a variable that holds a field keeps only the neighbours that took the same branch.',
  },
  retention: {
    term: 'retention',
    text: "How long a neighbour's last message counts.",
  },
  'rising-value-problem': {
    term: 'rising value problem',
    text: 'After a source has vanished, wrong distances grow step by step instead of giving way at once.',
  },
  round: {
    term: 'round',
    text: 'One run of the program on one device: read what neighbours sent, compute, send.',
  },
  'self-stabilisation': {
    term: 'self-stabilisation',
    text: 'Once inputs and network stop changing, the result becomes right in finite time, whatever came before.',
  },
  sink: {
    term: 'sink',
    text: 'The device at which a collection ends.',
  },
  source: {
    term: 'source',
    text: 'A device from which distances are measured, or from which a value spreads.',
  },
  state: {
    term: 'state',
    text: 'What a device remembers from one round to the next.',
  },
  topology: {
    term: 'topology',
    text: 'Which devices are linked to which.',
  },
} as const satisfies Record<string, Term>;

/** Id of a term. */
export type TermId = keyof typeof GLOSSARY;

/** The page that lists all terms, each with its id as the anchor. */
export const GLOSSARY_PAGE = '/docs/glossary/';
