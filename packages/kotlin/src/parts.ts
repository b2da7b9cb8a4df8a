import {type Code} from './code';

/** The parts of a piece of code, in the order in which they are computed. */
export function partsOf(code: Code): Code[] {
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
      return [code.value];
    case 'align':
      return [code.value];
    case 'call':
      return code.args.filter((each) => each !== undefined);
    case 'invoke':
      return [code.target, ...code.args];
    case 'read':
    case 'late':
      return [...code.args];
    case 'write':
      return [...code.args, code.value];
    case 'block':
      return [...code.statements];
    case 'branches':
      return code.cases.flatMap((each) =>
        each.condition === undefined ? [each.body] : [each.condition, each.body],
      );
    case 'loop':
      return code.bodyFirst ? [code.body, code.condition] : [code.condition, code.body];
    case 'each':
      return [code.subject, code.body];
    case 'try':
      return [
        code.body,
        ...code.catches.map((each) => each.body),
        ...(code.last === undefined ? [] : [code.last]),
      ];
    case 'return':
      return code.value === undefined ? [] : [code.value];
    case 'text':
      return code.parts.filter((each) => typeof each !== 'string');
    case 'equal':
      return [code.left, code.right];
    case 'list':
      return code.items.map((each) => each.code);
    default:
      return [];
  }
}
