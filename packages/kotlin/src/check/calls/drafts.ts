/** Arguments looked at once, before it is known which function takes them. */
import {type Code} from '../../code';
import {type Diagnostic} from '../../source';
import {expression} from '../expressions/expression';
import {type Scope} from '../scope';
import {type Given} from './request';

interface Draft {
  readonly code: Code;
  /** What is wrong with it, if it is checked without an expectation: not reported yet. */
  readonly diagnostics: readonly Diagnostic[];
}

export class Drafts {
  private readonly made = new Map<Given, Draft>();

  constructor(private readonly scope: Scope) {}

  of(given: Given): Draft {
    let found = this.made.get(given);
    if (found === undefined) {
      found = this.draft(given);
      this.made.set(given, found);
    }
    return found;
  }

  private draft({code, tree}: Given): Draft {
    if (code !== undefined) {
      return {code, diagnostics: []};
    }
    if (tree === undefined) {
      throw new Error('an argument has a tree or code');
    }
    const {result, diagnostics} = this.scope.world.trial(() =>
      expression(tree, this.scope, undefined),
    );
    return {code: result, diagnostics};
  }
}
