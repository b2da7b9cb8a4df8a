/** Keeps the networks that a page's figures have, and runs their rounds. */
import {type Round, Session} from '../session';
import {PAGE_LIMITS} from './answer';
import {type RoundsAnswer, type RoundsQuestion} from './messages';

export class Networks {
  private readonly sessions = new Map<string, readonly Session[]>();

  /** Runs rounds, and tells of the last one, or of the one that went wrong. */
  answer({
    figure,
    programs,
    conditions,
    world,
    rounds,
  }: RoundsQuestion): Extract<RoundsAnswer, {kind: 'rounds'}> {
    if (programs !== undefined)
      this.sessions.set(
        figure,
        programs.map((program) => new Session(program, conditions)),
      );
    const sessions = this.sessions.get(figure);
    if (sessions === undefined) throw new Error(`There is no network ${figure}.`);
    const messages = sessions.map((session) => session.messages);
    if (sessions.some(({fine}) => !fine)) return {kind: 'rounds', figure, messages, rounds: []};
    const last = sessions.map((session): Round => {
      session.change(conditions);
      let round = session.round(world, PAGE_LIMITS);
      for (let more = 1; more < rounds && round.outcome.ended === 'well'; more += 1)
        round = session.round(world, PAGE_LIMITS);
      return round;
    });
    return {kind: 'rounds', figure, messages, rounds: last};
  }
}
