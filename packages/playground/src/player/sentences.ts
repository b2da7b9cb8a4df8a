/** What a block says: of faults, of refused programs, of how a run ended. */
import {type Message, type Outcome} from '../program';
import {faultOfPage, REPORT} from '../report';
import {type Fault, TIME_LIMIT} from '../worker/client';
import {plural} from '../plural';

export {REPORT, TIME_LIMIT};

export const FAULTS: Readonly<Record<Fault, string>> = {
  offline: 'The code that runs this program could not be loaded. Are you offline?',
  gone: 'This page belongs to an older release of the site whose files are gone. Reload it to run the program.',
  wrong:
    'Something else arrived instead of what runs this program: the sign-in page of a network, or a newer release of the site. Reload the page to run the program.',
  blocked: 'This browser does not let the page start the worker that runs programs.',
  late: `The program was stopped: checking and running it took more than ${TIME_LIMIT / 1000} seconds. Make sure that it ends, or have it do less.`,
  broken: `The program could not be run. ${faultOfPage()}`,
};

/** Faults that another try may mend. */
export const canTryAgain = (fault: Fault): boolean => fault !== 'gone' && fault !== 'wrong';

export const baseName = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/** A mistake, as the compiler tells it. */
export const mistake = ({message, position}: Pick<Message, 'message' | 'position'>): string =>
  `${placeOf(position)}: ${message}`;

const placeOf = ({file, line, column}: Message['position']): string =>
  `${baseName(file)}, line ${line}, column ${column}`;

/** How a run ended, for the line below its output. */
export function ending(outcome: Outcome, rounds: number): string {
  if (outcome.ended === 'well') {
    return rounds === 0
      ? 'Run in your browser.'
      : plural(rounds, 'Run in your browser, {0} round.|Run in your browser, {0} rounds.');
  }
  if (outcome.isElsewhere) {
    return outcome.ended === 'exception' ? 'The program ended with an exception.' : outcome.message;
  }
  const place = placeOf(outcome.position);
  if (outcome.ended === 'fault') {
    return `${place}: ${outcome.message}`;
  }
  return outcome.ended === 'limit'
    ? `${outcome.message} It was in ${place}.`
    : `The program ended with an exception, in ${place}.`;
}

/** The last words of a program on the JVM that nobody caught an exception of. */
export const lastWords = (outcome: Outcome): string =>
  outcome.ended === 'exception' ? `Exception in thread "main" ${outcome.message}\n` : '';
