/** Asks the worker for rounds: one thread for all figures of a page, beside that of samples. */
import {Failed, WorkerClient} from '../worker/client';
import {type RoundsAnswer, type RoundsQuestion} from '../worker/messages';

declare global {
  /** Replaced when the site builds what runs figures. */
  const FIGURE_FILES: {
    /** Address from the host's root. */
    readonly worker: string;
  };
}

export {Failed};

type Ran = Extract<RoundsAnswer, {kind: 'rounds'}>;

let client: WorkerClient<RoundsQuestion, RoundsAnswer> | undefined;

/**
 * The next rounds of a figure's networks.
 * @throws Failed where they cannot be run; then the figure has to begin anew, with its programs
 */
export const ask = (question: RoundsQuestion): Promise<Ran> =>
  new Promise((resolve, reject) => {
    client ??= new WorkerClient(FIGURE_FILES.worker, 'figures');
    client.ask(question, {
      hear: (answer) => {
        if (answer.kind === 'rounds') {
          resolve(answer);
        } else {
          reject(new Failed('broken'));
        }
      },
      fail: (fault) => reject(new Failed(fault)),
    });
  });
