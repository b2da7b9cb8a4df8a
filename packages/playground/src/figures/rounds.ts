/** Asks the worker for rounds: one thread for all figures of a page, beside that of samples. */
import {Failed, type Fault, faultOfWorker, TIME_LIMIT} from '../player/runner';
import {type Ready, type RoundsAnswer, type RoundsQuestion} from '../worker/messages';

declare global {
  /** Replaced when the site builds what runs figures. */
  const FIGURE_FILES: {
    /** Address from the host's root. */
    readonly worker: string;
  };
}

export {Failed};

interface Waiting {
  readonly take: (answer: Extract<RoundsAnswer, {kind: 'rounds'}>) => void;
  readonly fail: (failed: Failed) => void;
  timer?: ReturnType<typeof setTimeout>;
}

let worker: Worker | undefined;
let isAwake = false;
const waiting = new Map<string, Waiting>();

/** The thread is gone, and with it all that its networks knew. */
function end(fault: Fault): void {
  worker?.terminate();
  worker = undefined;
  isAwake = false;
  for (const {fail, timer} of waiting.values()) {
    clearTimeout(timer);
    fail(new Failed(fault));
  }
  waiting.clear();
}

/** From the worker's first word on. */
function count(one: Waiting): void {
  one.timer = setTimeout(() => end('late'), TIME_LIMIT);
}

function take(answer: RoundsAnswer | Ready): void {
  if (answer.kind === 'ready') {
    isAwake = true;
    waiting.forEach(count);
    return;
  }
  const one = waiting.get(answer.figure);
  if (one === undefined) {
    return;
  }
  waiting.delete(answer.figure);
  clearTimeout(one.timer);
  if (answer.kind === 'rounds') {
    one.take(answer);
  } else {
    one.fail(new Failed('broken'));
  }
}

function start(): Worker {
  if (worker !== undefined) {
    return worker;
  }
  const made = new Worker(FIGURE_FILES.worker, {name: 'figures'});
  made.onmessage = ({data}: MessageEvent<RoundsAnswer | Ready>) => take(data);
  made.onerror = (event) => {
    event.preventDefault();
    void faultOfWorker(FIGURE_FILES.worker, event).then((fault) => {
      if (worker === made) {
        end(fault);
      }
    });
  };
  return (worker = made);
}

/**
 * The next rounds of a figure's networks. One question of a figure at a time.
 * @throws Failed where they cannot be run; then the figure has to begin anew, with its programs
 */
export const ask = (question: RoundsQuestion): Promise<Extract<RoundsAnswer, {kind: 'rounds'}>> =>
  new Promise((resolve, reject) => {
    const one: Waiting = {take: resolve, fail: reject};
    waiting.set(question.figure, one);
    try {
      start().postMessage(question);
      if (isAwake) {
        count(one);
      }
    } catch {
      end('blocked');
    }
  });
