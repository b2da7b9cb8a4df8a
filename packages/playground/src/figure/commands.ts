/** What words of a page do to a figure: `cut 2 3; run 10`. */
import {type EditableNetwork} from './editableNetwork';

/** How many numbers a verb takes, and how that is written. */
const VERBS = {
  cut: {least: 1, most: 2, form: 'cut 2 3'},
  restore: {least: 0, most: 0, form: 'restore'},
  sources: {least: 0, most: Infinity, form: 'sources 5'},
  fail: {least: 1, most: 1, form: 'fail 0'},
  run: {least: 0, most: 1, form: 'run 10'},
  restart: {least: 0, most: 0, form: 'restart'},
  compare: {least: 0, most: 0, form: 'compare'},
} as const;

const FORMS = Object.values(VERBS)
  .map(({form}) => form)
  .join(', ');

const MOST_ROUNDS = 200;

export interface Command {
  readonly verb: keyof typeof VERBS;
  /** Ids of devices; of rounds how many, or none to go on and on. */
  readonly numbers: readonly number[];
}

const isVerb = (word: string): word is Command['verb'] => Object.hasOwn(VERBS, word);

function readCommand(written: string): Command {
  const [verb, ...rest] = written.split(/\s+/);
  const numbers = rest.map(Number);
  if (!isVerb(verb)) {
    throw new Error(`"${written}" is not something that words can do. There are: ${FORMS}`);
  }
  const {least, most, form} = VERBS[verb];
  const isFine = numbers.every((one) => Number.isInteger(one) && one >= 0);
  if (!isFine || numbers.length < least || numbers.length > most) {
    throw new Error(`"${written}" has other numbers than "${form}"`);
  }
  if (verb === 'run' && (numbers[0] < 1 || numbers[0] > MOST_ROUNDS)) {
    throw new Error(`"${written}" is not from 1 to ${MOST_ROUNDS} rounds`);
  }
  return {verb, numbers};
}

/**
 * What is to be done, one after the other.
 * @throws Error with half a sentence for what cannot be read
 */
export const readCommands = (written: string): Command[] =>
  written.split(';').map((one) => readCommand(one.trim()));

const isLinked = ({world}: EditableNetwork, a: number, b: number): boolean =>
  world.links.some((pair) => pair.includes(a) && pair.includes(b));

/** Why something cannot be done to a network, as a sentence; nothing where it can. */
export function hindrance(editable: EditableNetwork, {verb, numbers}: Command): string | undefined {
  if (verb === 'run') {
    return undefined;
  }
  const missing = numbers.find((id) => editable.device(id) === undefined);
  if (missing !== undefined) {
    return `There is no device ${missing}.`;
  }
  if (verb === 'cut' && numbers.length === 2 && !isLinked(editable, numbers[0], numbers[1])) {
    return `There is no link between devices ${numbers.join(' and ')}.`;
  }
  return verb === 'fail' && editable.devices.length === 1
    ? 'The last device cannot be removed.'
    : undefined;
}

function setSources(editable: EditableNetwork, ids: readonly number[]): string {
  for (const {id, source} of [...editable.devices]) {
    if (source !== ids.includes(id)) {
      editable.change(id, {source: !source});
    }
  }
  if (ids.length === 0) {
    return 'No device is a source.';
  }
  return ids.length === 1
    ? `Device ${ids[0]} is the only source.`
    : `The sources are devices ${ids.join(', ')}.`;
}

/** Does to a network what nothing hinders. @returns a sentence that says it */
export function perform(editable: EditableNetwork, {verb, numbers}: Command): string {
  const [id, other] = numbers;
  if (verb === 'sources') {
    return setSources(editable, numbers);
  }
  if (verb === 'restore') {
    editable.mend();
    return 'No link is cut.';
  }
  if (verb === 'fail') {
    editable.remove(id);
    return `Device ${id} was removed.`;
  }
  if (other === undefined) {
    editable.isolate(id);
    return `All links of device ${id} are cut.`;
  }
  editable.cutLink(id, other);
  return `The link between devices ${id} and ${other} is cut.`;
}
