import {
  type Body,
  type Case,
  type Code,
  partsOf,
  type Type,
  type VariableSymbol,
  VariableSymbol as Variable,
  solved,
} from '@collektive/kotlin';
import {withParts} from './withParts';

/**
 * What the compiler's plugin does: in each outermost function with an `Aggregate` or a `Field` among its parameters,
 * calls that use one, and branches that contain one, are put between a token and its end; fields that are read in
 * branches and in `alignedOn` are projected.
 */
export function alignBody(body: Body): void {
  if (body.parameters.some((each) => isAggregate(each.type) || isField(each.type))) {
    new Alignment().outermost(body);
    return;
  }
  for (const inner of lambdasIn(body)) {
    alignBody(inner);
  }
}

const named = (type: Type, name: string): boolean => {
  const found = solved(type);
  return found.kind === 'class' && found.of.qualified === name;
};
export const isAggregate = (type: Type): boolean =>
  named(type, 'it.unibo.collektive.aggregate.api.Aggregate');
export const isField = (type: Type): boolean => named(type, 'it.unibo.collektive.aggregate.Field');

function lambdasIn(body: Body): Body[] {
  const found: Body[] = [];
  const visit = (code: Code): void => {
    if (code.op === 'lambda') {
      found.push(code.body);
    } else {
      for (const part of partsOf(code)) {
        visit(part);
      }
    }
  };
  for (const value of body.defaults.values()) {
    visit(value);
  }
  if (body.code !== undefined) {
    visit(body.code);
  }
  return found;
}

class Alignment {
  private readonly occurrences = new Map<string, number>();
  private body: Body | undefined;

  outermost(body: Body): void {
    this.projectIn(body);
    this.alignIn(body);
  }

  private projectIn(body: Body): void {
    if (body.code !== undefined) {
      body.code = this.project(body.code, false);
    }
  }

  /** Projects reads of fields where `inside` a branch, or what is aligned by hand. */
  private project(code: Code, inside: boolean): Code {
    if (code.op === 'get') {
      return inside && isField(code.type)
        ? {op: 'project', value: code, type: code.type, at: code.at}
        : code;
    }
    if (code.op === 'lambda') {
      if (code.body.code !== undefined) {
        code.body.code = this.project(code.body.code, inside);
      }
      return code;
    }
    if (code.op === 'branches') {
      return {
        ...code,
        cases: code.cases.map((each) => ({
          condition:
            each.condition === undefined ? undefined : this.project(each.condition, inside),
          body: this.project(each.body, true),
        })),
      };
    }
    const byHand =
      code.op === 'call' &&
      (code.to.name === 'alignedOn' || code.to.name === 'align') &&
      isAggregateOwner(code);
    return withParts(code, (part) => this.project(part, inside || byHand));
  }

  private alignIn(body: Body): void {
    const outer = this.body;
    this.body = body;
    if (body.code !== undefined) {
      body.code = this.align(body.code);
    }
    for (const [index, value] of body.defaults) {
      body.defaults.set(index, this.align(value));
    }
    this.body = outer;
  }

  private align(code: Code): Code {
    if (code.op === 'lambda') {
      this.alignIn(code.body);
      return code;
    }
    const context = this.contextOf(code);
    if (context === undefined) {
      return this.within(code);
    }
    if (code.op === 'branches') {
      return {
        ...code,
        cases: code.cases.map((each): Case => ({
          condition: each.condition === undefined ? undefined : this.align(each.condition),
          body: this.branch(each.body, each.condition !== undefined),
        })),
      };
    }
    const token = tokenOf(code);
    if (token === undefined) {
      return this.within(code);
    }
    const own = this.next(token);
    return this.wrapped(this.within(code), context, own);
  }

  private within(code: Code): Code {
    return withParts(code, (part) => this.align(part));
  }

  private branch(body: Code, token: boolean): Code {
    const context = this.contextOf(body);
    const aligned = this.align(body);
    return context === undefined
      ? aligned
      : {
          op: 'align',
          token: token as unknown as string,
          context,
          value: aligned,
          type: body.type,
          at: body.at,
        };
  }

  private next(token: string): string {
    const count = (this.occurrences.get(token) ?? 0) + 1;
    this.occurrences.set(token, count);
    return count === 1 ? token : `(${count})${token}`;
  }

  /** Arguments are computed before the token: what they align has its own. */
  private wrapped(code: Code, context: Code, token: string): Code {
    const before: Code[] = [];
    const hoist = (part: Code): Code => {
      if (
        part.op === 'get' ||
        part.op === 'constant' ||
        part.op === 'lambda' ||
        part.op === 'instance' ||
        this.body === undefined
      ) {
        return part;
      }
      const variable: VariableSymbol = new Variable('<argument>', part.type, false, this.body);
      before.push({op: 'set', variable, value: part, declares: true, type: part.type, at: part.at});
      return {op: 'get', variable, type: part.type, at: part.at};
    };
    const complex = partsOf(code).some((part) => hasAlignment(part));
    const call = complex ? withParts(code, hoist) : code;
    const value: Code = {op: 'align', token, context, value: call, type: code.type, at: code.at};
    return before.length === 0
      ? value
      : {op: 'block', statements: [...before, value], type: code.type, at: code.at};
  }

  /** The first `Aggregate`, else the first `Field`, that the code reads and that can be read here. */
  private contextOf(code: Code): Code | undefined {
    const field = {found: undefined as Code | undefined};
    const aggregate = this.find(code, field);
    if (aggregate !== undefined) {
      return aggregate;
    }
    if (field.found === undefined) {
      return undefined;
    }
    return {
      op: 'read',
      property: contextProperty(field.found),
      args: [field.found],
      type: field.found.type,
      at: code.at,
    };
  }

  private find(code: Code, field: {found: Code | undefined}): Code | undefined {
    if (code.op === 'get' && this.visible(code.variable)) {
      if (isAggregate(code.type)) {
        if (code.variable.body !== this.body) {
          code.variable.captured = true;
        }
        return code;
      }
      if (isField(code.type)) {
        if (code.variable.body !== this.body) {
          code.variable.captured = true;
        }
        field.found ??= code;
      }
      return undefined;
    }
    const parts =
      code.op === 'lambda' ? (code.body.code === undefined ? [] : [code.body.code]) : partsOf(code);
    for (const part of parts) {
      const found = this.find(part, field);
      if (found !== undefined) {
        return found;
      }
    }
    return undefined;
  }

  private visible(variable: VariableSymbol): boolean {
    for (let body = this.body; body !== undefined; body = body.parent) {
      if (variable.body === body) {
        return (
          !variable.name.startsWith('<argument') &&
          (variable.name === '<this>' || !variable.name.startsWith('<'))
        );
      }
    }
    return false;
  }
}

function contextProperty(field: Code): Extract<Code, {op: 'read'}>['property'] {
  const type = solved(field.type);
  const [property] = type.kind === 'class' ? (type.of.members.get('context') ?? []) : [];
  if (property?.kind !== 'property') {
    throw new Error('a field has a context');
  }
  return property;
}

function isAggregateOwner(code: Extract<Code, {op: 'call'}>): boolean {
  return code.to.owner?.qualified === 'it.unibo.collektive.aggregate.api.Aggregate';
}

function hasAlignment(code: Code): boolean {
  return (
    code.op === 'align' ||
    code.op === 'project' ||
    (code.op !== 'lambda' && partsOf(code).some(hasAlignment))
  );
}

/** The name of a call, or nothing where no function is called. */
function tokenOf(code: Code): string | undefined {
  switch (code.op) {
    case 'call':
      return code.to.constructs === undefined
        ? code.to.qualified
        : `${code.to.constructs.qualified}()`;
    case 'read':
      return code.property.name;
    case 'late':
      return code.name;
    case 'invoke':
      return 'λ';
    case 'project':
      return 'project';
    default:
      return undefined;
  }
}
