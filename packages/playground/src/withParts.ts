import {type Case, type Code} from '@collektive/kotlin';

/** The same code with its parts replaced. */
export function withParts(code: Code, change: (part: Code) => Code): Code {
  switch (code.op) {
    case 'set':
    case 'outer':
    case 'throw':
    case 'is':
    case 'as':
    case 'notNull':
    case 'compare':
    case 'convert':
    case 'project':
    case 'align':
      return {...code, value: change(code.value)};
    case 'call':
      return {
        ...code,
        args: code.args.map((each) => (each === undefined ? undefined : change(each))),
      };
    case 'invoke':
      return {...code, target: change(code.target), args: code.args.map(change)};
    case 'read':
    case 'late':
      return {...code, args: code.args.map(change)};
    case 'write':
      return {...code, args: code.args.map(change), value: change(code.value)};
    case 'block':
      return {...code, statements: code.statements.map(change)};
    case 'branches':
      return {
        ...code,
        cases: code.cases.map((each): Case => ({
          condition: each.condition === undefined ? undefined : change(each.condition),
          body: change(each.body),
        })),
      };
    case 'loop':
      return {...code, condition: change(code.condition), body: change(code.body)};
    case 'each':
      return {...code, subject: change(code.subject), body: change(code.body)};
    case 'try':
      return {
        ...code,
        body: change(code.body),
        catches: code.catches.map((each) => ({...each, body: change(each.body)})),
        last: code.last === undefined ? undefined : change(code.last),
      };
    case 'return':
      return {...code, value: code.value === undefined ? undefined : change(code.value)};
    case 'text':
      return {
        ...code,
        parts: code.parts.map((each) => (typeof each === 'string' ? each : change(each))),
      };
    case 'equal':
      return {...code, left: change(code.left), right: change(code.right)};
    case 'list':
      return {...code, items: code.items.map((each) => ({...each, code: change(each.code)}))};
    default:
      return code;
  }
}
