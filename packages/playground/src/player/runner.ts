/** The worker that programs run in, as blocks use it: one program at a time, and a word for each fault. */
import {faultOfScript, type FetchFault} from '@collektive/fetch';
import {type Message, type Outcome} from '../program';
import {type Step} from '../steps';
import {type Ready, type RunAnswer, type RunQuestion} from '../worker/messages';

/** Why a program could not be run, or not to its end. */
export type Fault = FetchFault | 'blocked' | 'late' | 'broken';

/** What could not be done, and why. */
export class Failed extends Error {
  constructor(readonly fault: Fault) {
    super(fault);
  }
}

export interface Listener {
  checked: (messages: readonly Message[], fine: boolean) => void;
  progress: (text: string, steps: readonly Step[]) => void;
  ended: (outcome: Outcome) => void;
  failed: (fault: Fault) => void;
}

/**
 * How long a program may take to be checked and run, in milliseconds, from the worker's first word on: its own limits
 * end nearly all of them before, and say where.
 */
export const TIME_LIMIT = 10_000;

/** Why a worker failed. Its own error has words; that of a script that may not start has none. */
export const faultOfWorker = (address: string, {message}: ErrorEvent): Promise<Fault> =>
  faultOfScript(address, message ? 'broken' : 'blocked');

export class Runner {
  private worker: Worker | undefined;
  /** Whether the worker has said something: until then it may still be on its way. */
  private isAwake = false;
  private listener: Listener | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param address of the worker's script */
  constructor(private readonly address: string) {}

  /** Starts the worker ahead, and has it read a program that may be run soon. */
  warm(question?: RunQuestion): void {
    try {
      const worker = this.start();
      if (question !== undefined && this.listener === undefined) {
        worker.postMessage({...question, ahead: true} satisfies RunQuestion);
      }
    } catch {
      // Asked for again when something is to be run, and told of then.
    }
  }

  /** Runs a program; one that is running is stopped. */
  run(question: RunQuestion, listener: Listener): void {
    if (this.listener !== undefined) {
      this.stop();
    }
    this.listener = listener;
    try {
      this.start().postMessage(question);
      if (this.isAwake) {
        this.count();
      }
    } catch {
      this.fail('blocked');
    }
  }

  /** Ends what is running; nothing more is heard of it. */
  stop(): void {
    clearTimeout(this.timer);
    this.listener = undefined;
    this.worker?.terminate();
    this.worker = undefined;
    this.isAwake = false;
  }

  private count(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.fail('late'), TIME_LIMIT);
  }

  private start(): Worker {
    if (this.worker !== undefined) {
      return this.worker;
    }
    const worker = new Worker(this.address, {name: 'play'});
    worker.onmessage = ({data}: MessageEvent<RunAnswer | Ready>) => this.take(data);
    // Its script is unavailable or cannot run.
    worker.onerror = (event) => {
      event.preventDefault();
      void faultOfWorker(this.address, event).then((fault) => {
        if (this.worker === worker) {
          this.fail(fault);
        }
      });
    };
    this.worker = worker;
    return worker;
  }

  private take(answer: RunAnswer | Ready): void {
    const {listener} = this;
    if (answer.kind === 'ready') {
      this.isAwake = true;
    }
    if (listener === undefined) {
      return;
    }
    if (answer.kind === 'ready') {
      return this.count();
    }
    if (answer.kind === 'progress') {
      listener.progress(answer.text, answer.steps);
    } else if (answer.kind === 'checked') {
      if (!answer.fine) {
        clearTimeout(this.timer);
        this.listener = undefined;
      }
      listener.checked(answer.messages, answer.fine);
    } else {
      clearTimeout(this.timer);
      this.listener = undefined;
      if (answer.kind === 'ended') {
        listener.ended(answer.outcome);
      } else {
        listener.failed('broken');
      }
    }
  }

  private fail(fault: Fault): void {
    const {listener} = this;
    this.stop();
    listener?.failed(fault);
  }
}
