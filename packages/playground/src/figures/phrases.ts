/** Does to a figure what words of its page say. */
import {hindrance, perform, readDeeds} from '../figure/deeds';
import {type Terrain} from '../figure/terrain';
import {type Touch} from './touches';
import {type Transport} from './transport';

export interface PhraseOptions {
  /** The network as it is. */
  readonly terrain: () => Terrain;
  readonly touched: (touch: Touch) => void;
  /** From round 1 on; says so. @returns whether nothing else was asked for meanwhile */
  readonly restart: () => Promise<boolean>;
  readonly transport: Pick<Transport, 'run'>;
  /** Runs the other program. @returns whether nothing else was asked for meanwhile */
  readonly compare: () => Promise<boolean>;
}

/** What a press of such words does; what was done to the network is one thing to undo. */
export async function actOn(written: string, options: PhraseOptions): Promise<void> {
  const {terrain, touched, restart, transport, compare} = options;
  let sentences: string[] = [];
  const touch = (): string => {
    const sentence = sentences.join(' ');
    sentences = [];
    if (sentence !== '') {
      touched({sentence});
    }
    return sentence;
  };
  for (const deed of readDeeds(written)) {
    if (deed.verb === 'run') {
      if (!(await transport.run(deed.numbers[0], touch()))) {
        return;
      }
    } else if (deed.verb === 'restart') {
      if (!(await restart())) {
        return;
      }
    } else if (deed.verb === 'compare') {
      touch();
      if (!(await compare())) {
        return;
      }
    } else {
      // The reader may have changed the network since.
      sentences.push(hindrance(terrain(), deed) ?? perform(terrain(), deed));
    }
  }
  touch();
}
