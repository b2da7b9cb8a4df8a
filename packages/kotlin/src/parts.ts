import {type Code} from './code';

/** The same code with other parts, each put in its place when it is its turn to be computed. */
export function mapParts(code: Code, change: (part: Code) => Code): Code {
  const maybe = (part: Code | undefined): Code | undefined => part && change(part);
  switch (code.op) {
    case 'constant':
    case 'get':
    case 'lambda':
    case 'instance':
    case 'entry':
    case 'jump':
      return code;
    case 'set':
    case 'outer':
    case 'throw':
    case 'is':
    case 'as':
    case 'notNull':
    case 'compare':
    case 'convert':
    case 'project':
      return {...code, value: change(code.value)};
    case 'align':
      return {...code, context: change(code.context), value: change(code.value)};
    case 'call': {
      const args = [...code.args];
      const order = new Set([...(code.order ?? []), ...args.keys()]);
      order.forEach((index) => (args[index] = maybe(args[index])));
      return {...code, args};
    }
    case 'invoke':
      return {...code, target: change(code.target), args: code.args.map(change)};
    case 'read':
    case 'late':
      return {...code, args: code.args.map(change)};
    case 'write':
      return {...code, args: code.args.map(change), value: change(code.value)};
    case 'block':
      return {...code, statements: code.statements.map(change)};
    case 'branches': {
      const cases = code.cases.map((each) => ({
        condition: maybe(each.condition),
        body: change(each.body),
      }));
      return {...code, cases};
    }
    case 'loop': {
      const first = code.bodyFirst ? change(code.body) : undefined;
      const condition = change(code.condition);
      return {...code, condition, body: first ?? change(code.body)};
    }
    case 'each':
      return {...code, subject: change(code.subject), body: change(code.body)};
    case 'try': {
      const body = change(code.body);
      const catches = code.catches.map((each) => ({...each, body: change(each.body)}));
      return {...code, body, catches, last: maybe(code.last)};
    }
    case 'return':
      return {...code, value: maybe(code.value)};
    case 'text': {
      const parts = code.parts.map((each) => (typeof each === 'string' ? each : change(each)));
      return {...code, parts};
    }
    case 'equal':
      return {...code, left: change(code.left), right: change(code.right)};
    case 'list':
      return {...code, items: code.items.map((each) => ({...each, code: change(each.code)}))};
  }
}

/** The parts of a piece of code, in the order in which they are computed. */
export function partsOf(code: Code): Code[] {
  const parts: Code[] = [];
  mapParts(code, (part) => {
    parts.push(part);
    return part;
  });
  return parts;
}
