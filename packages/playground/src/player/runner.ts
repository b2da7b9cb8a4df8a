/** The thread of samples: one program at a time. */
import {type Message, type Outcome} from '../program';
import {type Step} from '../steps';
import {type Fault, WorkerClient} from '../worker/client';
import {type RunAnswer, type RunQuestion} from '../worker/messages';

export interface Listener {
  checked: (messages: readonly Message[], fine: boolean) => void;
  progress: (text: string, steps: readonly Step[]) => void;
  ended: (outcome: Outcome) => void;
  failed: (fault: Fault) => void;
}

function tell(listener: Listener, answer: RunAnswer): void {
  if (answer.kind === 'progress') {
    listener.progress(answer.text, answer.steps);
  } else if (answer.kind === 'checked') {
    listener.checked(answer.messages, answer.fine);
  } else if (answer.kind === 'ended') {
    listener.ended(answer.outcome);
  } else {
    listener.failed('broken');
  }
}

const goesOn = (answer: RunAnswer): boolean =>
  answer.kind === 'progress' || (answer.kind === 'checked' && answer.fine);

export class Runner {
  private readonly client: WorkerClient<RunQuestion, RunAnswer>;

  /** @param address of the worker's script */
  constructor(address: string) {
    this.client = new WorkerClient(address, 'play');
  }

  /** Starts the worker ahead, and has it read a program that may be run soon. */
  warm(question?: RunQuestion): void {
    this.client.warm(question && !this.client.isWaiting ? {...question, ahead: true} : undefined);
  }

  /** Runs a program; one that is running is stopped. */
  run(question: RunQuestion, listener: Listener): void {
    if (this.client.isWaiting) {
      this.stop();
    }
    this.client.ask(question, {
      goesOn,
      hear: (answer) => tell(listener, answer),
      fail: (fault) => listener.failed(fault),
    });
  }

  /** Ends what is running; nothing more is heard of it. */
  stop(): void {
    this.client.end();
  }
}
