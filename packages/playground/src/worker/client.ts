/** A page's side of the thread that programs run in: numbered questions, what is answered to each, a word for each fault. */
import {faultOfScript, type FetchFault} from '@collektive/fetch';
import {type Numbered, type Ready} from './messages';

/** Why a program could not be run, or not to its end. */
export type Fault = FetchFault | 'blocked' | 'late' | 'broken';

/** What could not be done, and why. */
export class Failed extends Error {
  constructor(readonly fault: Fault) {
    super(fault);
  }
}

/**
 * How long the thread may take to answer, in milliseconds, from its first word on: the limits of programs end nearly all
 * of them before, and say where.
 */
export const TIME_LIMIT = 10_000;

/** Who waits for answers. */
export interface Asking<Answer> {
  readonly hear: (answer: Answer) => void;
  /** Whether others will come after this one; none do where nothing is said. */
  readonly goesOn?: (answer: Answer) => boolean;
  readonly fail: (fault: Fault) => void;
}

interface Waiting<Answer> extends Asking<Answer> {
  timer?: ReturnType<typeof setTimeout>;
}

export class WorkerClient<Question extends object, Answer extends object> {
  private worker: Worker | undefined;
  /** Whether the thread has said something: until then it may still be on its way. */
  private isAwake = false;
  private last = 0;
  private readonly waiting = new Map<number, Waiting<Answer>>();

  /**
   * @param address of the worker's script
   * @param name of the thread, for the browser's tools
   */
  constructor(
    private readonly address: string,
    private readonly name: string,
  ) {}

  get isWaiting(): boolean {
    return this.waiting.size > 0;
  }

  /** Starts the thread ahead. @param question that it may work on, without an answer */
  warm(question?: Question): void {
    try {
      const worker = this.start();
      if (question !== undefined) {
        worker.postMessage({...question, id: 0} satisfies Numbered<Question>);
      }
    } catch {
      // Asked for again when something is to be answered, and told of then.
    }
  }

  ask(question: Question, asking: Asking<Answer>): void {
    const id = (this.last += 1);
    const one: Waiting<Answer> = {...asking};
    this.waiting.set(id, one);
    try {
      this.start().postMessage({...question, id} satisfies Numbered<Question>);
      if (this.isAwake) {
        this.count(one);
      }
    } catch {
      this.end('blocked');
    }
  }

  /** Ends the thread, and with it all that it knew. @param fault told to all who wait; without one nobody is told */
  end(fault?: Fault): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.isAwake = false;
    const all = [...this.waiting.values()];
    this.waiting.clear();
    for (const {fail, timer} of all) {
      clearTimeout(timer);
      if (fault !== undefined) {
        fail(fault);
      }
    }
  }

  private count(one: Waiting<Answer>): void {
    one.timer = setTimeout(() => this.end('late'), TIME_LIMIT);
  }

  private take(answer: Numbered<Answer> | Ready): void {
    if (!('id' in answer)) {
      this.isAwake = true;
      this.waiting.forEach((one) => this.count(one));
      return;
    }
    const one = this.waiting.get(answer.id);
    if (one === undefined) {
      return;
    }
    if (!one.goesOn?.(answer)) {
      this.waiting.delete(answer.id);
      clearTimeout(one.timer);
    }
    one.hear(answer);
  }

  private start(): Worker {
    if (this.worker !== undefined) {
      return this.worker;
    }
    const worker = new Worker(this.address, {name: this.name});
    worker.onmessage = ({data}: MessageEvent<Numbered<Answer> | Ready>) => this.take(data);
    // Its script is unavailable or cannot run.
    worker.onerror = (event) => {
      event.preventDefault();
      // Its own error has words; that of a script that may not start has none.
      void faultOfScript(this.address, event.message ? 'broken' : 'blocked').then((fault) => {
        if (this.worker === worker) {
          this.end(fault);
        }
      });
    };
    return (this.worker = worker);
  }
}
