/** Does to a figure what words of its page say. */
import {hindrance, perform, readCommands} from '../figure/commands';
import {type EditableNetwork} from '../figure/editableNetwork';
import {type Touch} from './gestures';
import {type Transport} from './transport';

export interface PhraseOptions {
  /** The network as it is. */
  readonly editable: () => EditableNetwork;
  readonly touched: (touch: Touch) => void;
  /** From round 1 on; says so. @returns whether nothing else was asked for meanwhile */
  readonly restart: () => Promise<boolean>;
  readonly transport: Pick<Transport, 'run' | 'play'>;
  /** Runs the other program. @returns whether nothing else was asked for meanwhile */
  readonly compare: () => Promise<boolean>;
}

/** What a press of such words does; what was done to the network is one thing to undo. */
export async function actOn(written: string, options: PhraseOptions): Promise<void> {
  const {editable, touched, restart, transport, compare} = options;
  let sentences: string[] = [];
  const touch = (): string => {
    const sentence = sentences.join(' ');
    sentences = [];
    if (sentence !== '') {
      touched({sentence});
    }
    return sentence;
  };
  for (const command of readCommands(written)) {
    if (command.verb === 'run' && command.numbers.length === 0) {
      touch();
      transport.play();
    } else if (command.verb === 'run') {
      if (!(await transport.run(command.numbers[0], touch()))) {
        return;
      }
    } else if (command.verb === 'restart') {
      if (!(await restart())) {
        return;
      }
    } else if (command.verb === 'compare') {
      touch();
      if (!(await compare())) {
        return;
      }
    } else {
      // The reader may have changed the network since.
      sentences.push(hindrance(editable(), command) ?? perform(editable(), command));
    }
  }
  touch();
}
