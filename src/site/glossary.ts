import {text as translated} from '@collektive/texts';

/** A word of the field, and what it means: one or two plain sentences, code between backticks. */
interface Term {
  term: string;
  text: string;
}

/** The words that pages explain on the spot, and that the glossary lists; by id, which is the anchor. */
export const GLOSSARY = {
  'aggregate-program': {
    term: translated('aggregate program'),
    text: translated(
      'A program that describes what a whole network does. Every device runs it, each on its own view.',
    ),
  },
  'aggregate-computing': {
    term: translated('aggregate computing'),
    text: translated(
      'Programming a network of devices as if it were one machine, instead of device by device.',
    ),
  },
  alchemist: {
    term: translated('Alchemist'),
    text: translated(
      'A simulator for networks of devices. Collektive programs for ids of type `Int` run in it unchanged.',
    ),
  },
  alignment: {
    term: translated('alignment'),
    text: translated(
      'Two devices exchange data for an operation only if both reached it by the same path of calls and branches.',
    ),
  },
  anisotropic: {
    term: translated('anisotropic'),
    text: translated('Sending different values to different neighbours, as `exchange` can.'),
  },
  branch: {
    term: translated('branch'),
    text: translated(
      'One way through an `if` or a `when`. Devices in different branches do not see each other there.',
    ),
  },
  'building-block': {
    term: translated('building block'),
    text: translated(
      'A general operator whose behaviour under change is known: spreading, collecting, keeping time, choosing leaders.',
    ),
  },
  collapse: {
    term: translated('collapse'),
    text: translated(
      'The reduction of a field to an ordinary value, such as the smallest of its values.',
    ),
  },
  'compiler-plugin': {
    term: translated('compiler plugin'),
    text: translated(
      'The part of Collektive that runs inside the Kotlin compiler and marks the places where devices have to agree.',
    ),
  },
  'computational-field': {
    term: translated('computational field'),
    text: translated(
      'A map from devices to values. Every expression in an aggregate program has one, over the devices that evaluate it.',
    ),
  },
  convergecast: {
    term: translated('convergecast'),
    text: translated('Collecting values from all devices, step by step, towards one of them.'),
  },
  device: {
    term: translated('device'),
    text: translated(
      'A member of the network. In Collektive, an instance of the class `Collektive`.',
    ),
  },
  diameter: {
    term: translated('diameter'),
    text: translated(
      'The number of hops between the two devices of a network that are farthest apart.',
    ),
  },
  field: {
    term: translated('field'),
    text: translated(
      'What one device sees of a value: its own, and one for each aligned neighbour.',
    ),
  },
  gossip: {
    term: translated('gossip'),
    text: translated('Spreading one chosen value, such as the greatest, to every device.'),
  },
  gradient: {
    term: translated('gradient'),
    text: translated('The distance from every device to the nearest source.'),
  },
  hop: {
    term: translated('hop'),
    text: translated('The step from a device to a neighbour, as a measure of distance.'),
  },
  incarnation: {
    term: translated('incarnation'),
    text: translated(
      'The part of the Alchemist simulator that runs one language, such as Collektive.',
    ),
  },
  isotropic: {
    term: translated('isotropic'),
    text: translated('Sending the same value to all neighbours, as `share` and `neighboring` do.'),
  },
  leader: {
    term: translated('leader'),
    text: translated('A device that the others agree on, to collect or to decide something.'),
  },
  mailbox: {
    term: translated('mailbox'),
    text: translated(
      'The object through which a device receives and sends: the seam between a program and its network.',
    ),
  },
  metric: {
    term: translated('metric'),
    text: translated(
      'What counts as the distance between two neighbours: one hop, metres, or something else.',
    ),
  },
  neighbour: {
    term: translated('neighbour'),
    text: translated('A device whose last message has arrived and not yet expired.'),
  },
  path: {
    term: translated('path'),
    text: translated(
      'The place of an operation in a running program: the calls, branches and keys that lead to it.',
    ),
  },
  pivot: {
    term: translated('pivot'),
    text: translated('The key given to `alignedOn`. Devices with the same key work together.'),
  },
  potential: {
    term: translated('potential'),
    text: translated('A field whose values fall towards a sink. Collected values run down it.'),
  },
  projection: {
    term: translated('projection'),
    text: translated('In a branch, a field keeps only the neighbours that took the same branch.'),
  },
  retention: {
    term: translated('retention'),
    text: translated("How long a neighbour's last message counts."),
  },
  'rising-value-problem': {
    term: translated('rising value problem'),
    text: translated(
      'After a source has vanished, wrong distances grow step by step instead of giving way at once.',
    ),
  },
  round: {
    term: translated('round'),
    text: translated(
      'One run of the program on one device: read what neighbours sent, compute, send.',
    ),
  },
  'self-stabilisation': {
    term: translated('self-stabilisation'),
    text: translated(
      'Once inputs and network stop changing, the result becomes right in finite time, whatever came before.',
    ),
  },
  sink: {
    term: translated('sink'),
    text: translated('The device at which a collection ends.'),
  },
  source: {
    term: translated('source'),
    text: translated('A device from which distances are measured, or from which a value spreads.'),
  },
  state: {
    term: translated('state'),
    text: translated('What a device remembers from one round to the next.'),
  },
  topology: {
    term: translated('topology'),
    text: translated('Which devices are linked to which.'),
  },
} as const satisfies Record<string, Term>;

/** Id of a term. */
export type TermId = keyof typeof GLOSSARY;

/** The page that lists all terms, each with its id as the anchor. */
export const GLOSSARY_PAGE = '/docs/glossary/';
