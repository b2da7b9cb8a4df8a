/** What a block says: of faults, of refused programs, of how a run ended. */
import {type Message, type Outcome} from '..';
import {ISSUES} from '../../site/links';
import {html} from './dom';
import {type Fault, TIME_LIMIT} from './runner';

export const FAULTS: Readonly<Record<Fault, string>> = {
  offline: 'What runs this program cannot be loaded at the moment. Are you offline?',
  gone: 'This page is of an older release of the site, whose files are gone. Reload the page to run the program.',
  wrong:
    'Something else came in the place of what runs this program: the sign-in page of a network, or a newer release of the site. Reload the page to run the program.',
  blocked: 'This browser does not let the page start a worker, which programs run in.',
  late: `The program was stopped: checking and running it took more than ${TIME_LIMIT / 1000} seconds. Does it ever end? Write a smaller one, or have it do less.`,
  broken: `The program could not be run. This is a fault of the page, not of your program. Please report it, with your program: ${ISSUES}`,
};

/** A sentence whose way to report a fault is a link; no other address is, since programs write sentences, too. */
export const linked = (sentence: string): (Node | string)[] =>
  sentence
    .split(ISSUES)
    .flatMap((part, index) => (index === 0 ? [part] : [html('a', {href: ISSUES}, ISSUES), part]));

/** Faults that another try may mend. */
export const canTryAgain = (fault: Fault): boolean => fault !== 'gone' && fault !== 'wrong';

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

export const baseName = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/** A mistake, as the compiler tells it. */
export const mistake = ({message, position}: Pick<Message, 'message' | 'position'>): string =>
  `${placeOf(position)}: ${message}`;

const placeOf = ({file, line, column}: Message['position']): string =>
  `${baseName(file)}, line ${line}, column ${column}`;

/** How a run ended, for the line below its output. */
export function ending(outcome: Outcome, rounds: number): string {
  if (outcome.ended === 'well')
    return rounds === 0
      ? 'Run in your browser.'
      : `Run in your browser, ${plural(rounds, 'round')}.`;
  const place = placeOf(outcome.position);
  if (outcome.ended === 'fault') return `${place}: ${outcome.message}`;
  return outcome.ended === 'limit'
    ? `${outcome.message} It was in ${place}.`
    : `The program ended with an exception, in ${place}.`;
}

/** The last words of a program on the JVM that nobody caught an exception of. */
export const lastWords = (outcome: Outcome): string =>
  outcome.ended === 'exception' ? `Exception in thread "main" ${outcome.message}\n` : '';
