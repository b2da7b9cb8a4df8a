/** What can go wrong between a question and the end of its answer. */
import {phrase, text} from '@collektive/texts';

export type AskErrorKind =
  | 'offline'
  | 'refused'
  | 'missing'
  | 'busy'
  | 'rejected'
  | 'service'
  | 'silent'
  | 'brokenOff'
  | 'unreadable'
  | 'empty'
  | 'tooLong'
  | 'tooDeep'
  | 'reported';

const SENTENCES: Record<AskErrorKind, string> = {
  offline: text(
    'The answering service cannot be reached. You might want to check your network connection.',
  ),
  refused: text('The answering service does not accept questions from this site.'),
  missing: text('The answering service could not be found at its address.'),
  busy: text('The answering service has too many questions at the moment. Try again in a minute.'),
  rejected: text('The answering service rejected this question.'),
  service: text('The answering service has an internal problem. Try again later.'),
  silent: text('The answering service stopped responding.'),
  brokenOff: text('The answer was cut off.'),
  unreadable: text('The answering service sent something this page cannot read.'),
  empty: text('The answering service had no answer to this question.'),
  tooLong: text('The answer is longer than this page can show.'),
  tooDeep: text('The answer has more lists within lists than this page can show.'),
  reported: text('The answering service reports an error.'),
};

/** Longest message of a service that is shown. */
const MAX_REPORT_LENGTH = 300;

/** A failure whose message is a sentence for readers. */
export class AskError extends Error {
  override readonly name = 'AskError';

  constructor(
    readonly kind: AskErrorKind,
    /** `report`: the service's own words; `status`: of its HTTP answer. */
    {report, status, cause}: {report?: string; status?: number; cause?: unknown} = {},
  ) {
    const detail = report?.trim().slice(0, MAX_REPORT_LENGTH);
    super(
      [SENTENCES[kind], detail, status === undefined ? undefined : phrase`(HTTP status ${status})`]
        .filter(Boolean)
        .join(' '),
      {cause},
    );
  }
}

/** The failure that an HTTP status means, 2xx left out. */
export function errorOfStatus(status: number): AskError {
  const kinds: Record<number, AskErrorKind> = {
    401: 'refused',
    403: 'refused',
    404: 'missing',
    429: 'busy',
  };
  return new AskError(kinds[status] ?? (status < 500 ? 'rejected' : 'service'), {status});
}

/** What a reader is told of a failure, whatever was thrown. */
export const sentenceOf = (error: unknown): string =>
  error instanceof AskError ? error.message : new AskError('unreadable').message;
