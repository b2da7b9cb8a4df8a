/** Keeps the networks that a page's figures have, and runs their rounds. */
import {type Round, Session, type World} from '../session';
import {PAGE_LIMITS} from './answer';
import {type RoundsAnswer, type RoundsQuestion} from './messages';

export class Networks {
  private readonly sessions = new Map<string, readonly Session[]>();

  /** Runs rounds, and tells of the last one, or of the one that went wrong; or of all of them. */
  answer({
    figure,
    programs,
    conditions,
    world,
    rounds,
    all,
  }: RoundsQuestion): Extract<RoundsAnswer, {kind: 'rounds'}> {
    if (programs !== undefined) {
      this.sessions.set(
        figure,
        programs.map((program) => new Session(program, conditions)),
      );
    }
    const sessions = this.sessions.get(figure);
    if (sessions === undefined) {
      throw new Error(`There is no network ${figure}.`);
    }
    const messages = sessions.map((session) => session.messages);
    if (sessions.some(({fine}) => !fine)) {
      return {kind: 'rounds', messages, rounds: []};
    }
    const ran = sessions.map((session) => {
      session.change(conditions);
      return run(session, world, rounds);
    });
    const last = ran.map((own) => own[own.length - 1]);
    if (!all) {
      return {kind: 'rounds', messages, rounds: last};
    }
    const most = Math.max(...ran.map((own) => own.length));
    return {
      ...{kind: 'rounds', messages, rounds: last},
      all: Array.from({length: most}, (_, at) => ran.map((own) => own[at] ?? own[own.length - 1])),
    };
  }
}

/** So many rounds; fewer, where one goes wrong. */
function run(session: Session, world: World, rounds: number): Round[] {
  const all = [session.round(world, PAGE_LIMITS)];
  while (all.length < rounds && all[all.length - 1].outcome.ended === 'well') {
    all.push(session.round(world, PAGE_LIMITS));
  }
  return all;
}
