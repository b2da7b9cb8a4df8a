/** A word of the field, and what it means: one or two plain sentences, code between backticks. */
interface Term {
  term: string;
  text: string;
  /** Where it is taught. */
  taught: string;
}

/** The words that pages explain on the spot, and that the glossary lists; by id, which is the anchor. */
export const GLOSSARY = {
  'aggregate-program': {
    term: 'aggregate program',
    text: 'A program that describes what a whole network does. Every device runs it, each on its own view.',
    taught: '/docs/explanation/aggregate-programming/#program',
  },
  'aggregate-computing': {
    term: 'aggregate computing',
    text: 'Programming a network of devices as if it were one machine, instead of device by device.',
    taught: '/docs/explanation/aggregate-programming/',
  },
  alchemist: {
    term: 'Alchemist',
    text: 'A simulator for networks of devices. Collektive programs for ids of type `Int` run in it unchanged.',
    taught: '/docs/tutorials/collektive-and-alchemist/',
  },
  alignment: {
    term: 'alignment',
    text: 'Two devices exchange data for an operation only if both reached it by the same path of calls and branches.',
    taught: '/docs/explanation/alignment/',
  },
  anisotropic: {
    term: 'anisotropic',
    text: 'Sending different values to different neighbours, as `exchange` can.',
    taught: '/docs/explanation/exchange-and-yielding/#exchange',
  },
  branch: {
    term: 'branch',
    text: 'One way through an `if` or a `when`. Where branches call aggregate functions, devices in different ones do not see each other.',
    taught: '/docs/explanation/alignment/#branches',
  },
  'building-block': {
    term: 'building block',
    text: 'A general operator whose behaviour under change is known: spreading, collecting, keeping time, choosing leaders.',
    taught: '/docs/explanation/stdlib-descriptions/#blocks',
  },
  collapse: {
    term: 'collapse',
    text: 'The reduction of a field to an ordinary value, such as the smallest of its values.',
    taught: '/docs/explanation/fields/#collapse',
  },
  'compiler-plugin': {
    term: 'compiler plugin',
    text: 'The part of Collektive that runs inside the Kotlin compiler and marks the places where devices have to agree.',
    taught: '/docs/explanation/alignment/#plugin',
  },
  'computational-field': {
    term: 'computational field',
    text: 'A map from devices to values. Every expression in an aggregate program has one, over the devices that evaluate it.',
    taught: '/docs/explanation/aggregate-programming/#fields',
  },
  convergecast: {
    term: 'convergecast',
    text: 'Collecting values from all devices, step by step, towards one of them.',
    taught: '/docs/explanation/collecting/#accumulation',
  },
  device: {
    term: 'device',
    text: 'A member of the network. In Collektive, an instance of the class `Collektive`.',
    taught: '/docs/explanation/aggregate-programming/#rounds',
  },
  diameter: {
    term: 'diameter',
    text: 'The number of hops between the two devices of a network that are farthest apart.',
    taught: '/docs/explanation/stdlib-descriptions/#diameter',
  },
  field: {
    term: 'field',
    text: 'What one device sees of a value: its own, and one for each aligned neighbour.',
    taught: '/docs/explanation/fields/#field',
  },
  gossip: {
    term: 'gossip',
    text: 'Spreading one chosen value, such as the greatest, to every device.',
    taught: '/docs/explanation/spreading/#gossip',
  },
  gradient: {
    term: 'gradient',
    text: 'The distance from every device to the nearest source.',
    taught: '/docs/explanation/spreading/#distances',
  },
  hop: {
    term: 'hop',
    text: 'The step from a device to a neighbour, as a measure of distance.',
    taught: '/docs/explanation/spreading/#distances',
  },
  incarnation: {
    term: 'incarnation',
    text: 'The part of the Alchemist simulator that runs one language, such as Collektive.',
    taught: '/docs/tutorials/collektive-and-alchemist/',
  },
  isotropic: {
    term: 'isotropic',
    text: 'Sending the same value to all neighbours, as `share` and `neighboring` do.',
    taught: '/docs/explanation/exchange-and-yielding/#exchange',
  },
  leader: {
    term: 'leader',
    text: 'A device that the others agree on, to collect or to decide something.',
    taught: '/docs/explanation/collecting/#consensus',
  },
  mailbox: {
    term: 'mailbox',
    text: 'The object through which a device receives and sends: the seam between a program and its network.',
    taught: '/docs/explanation/networking/#mailbox',
  },
  metric: {
    term: 'metric',
    text: 'What counts as the distance between two neighbours: one hop, metres, or something else.',
    taught: '/docs/explanation/values-and-time/#metrics',
  },
  neighbour: {
    term: 'neighbour',
    text: 'A device whose last message has arrived and not yet expired.',
    taught: '/docs/explanation/operators/#neighboring',
  },
  path: {
    term: 'path',
    text: 'The place of an operation in a running program: the calls, branches and keys that lead to it.',
    taught: '/docs/explanation/alignment/#paths',
  },
  pivot: {
    term: 'pivot',
    text: 'The key given to `alignedOn`. Devices with the same key work together.',
    taught: '/docs/explanation/alignment/#keys',
  },
  potential: {
    term: 'potential',
    text: 'A field whose values fall towards a sink. Collected values run down it.',
    taught: '/docs/explanation/collecting/#accumulation',
  },
  projection: {
    term: 'projection',
    text: 'In a branch, a variable that holds a field keeps only the neighbours that took the same branch.',
    taught: '/docs/explanation/alignment/#projection',
  },
  retention: {
    term: 'retention',
    text: "How long a neighbour's last message counts.",
    taught: '/docs/explanation/networking/#retention',
  },
  'rising-value-problem': {
    term: 'rising value problem',
    text: 'After a source has vanished, wrong distances grow step by step instead of giving way at once.',
    taught: '/docs/explanation/aggregate-programming/#rising',
  },
  round: {
    term: 'round',
    text: 'One run of the program on one device: read what neighbours sent, compute, send.',
    taught: '/docs/explanation/aggregate-programming/#rounds',
  },
  'self-stabilisation': {
    term: 'self-stabilisation',
    text: 'Once inputs and network stop changing, the result becomes right in finite time, whatever came before.',
    taught: '/docs/explanation/aggregate-programming/#self-stabilisation',
  },
  sink: {
    term: 'sink',
    text: 'The device at which a collection ends.',
    taught: '/docs/explanation/collecting/#accumulation',
  },
  source: {
    term: 'source',
    text: 'A device from which distances are measured, or from which a value spreads.',
    taught: '/docs/explanation/spreading/#distances',
  },
  state: {
    term: 'state',
    text: 'What a device remembers from one round to the next.',
    taught: '/docs/explanation/operators/#evolve',
  },
  topology: {
    term: 'topology',
    text: 'Which devices are linked to which.',
    taught: '/docs/explanation/recovery/#table',
  },
} as const satisfies Record<string, Term>;

/** Id of a term. */
export type TermId = keyof typeof GLOSSARY;

/** The page that lists all terms, each with its id as the anchor. */
export const GLOSSARY_PAGE = '/docs/glossary/';
