import {effort} from '../effort';
import {type Type} from '../symbols';
import {solved} from './make';

/** A type as Kotlin's compiler writes it. */
export function render(type: Type): string {
  effort.spend();
  const found = solved(type);
  const mark = found.nullable ? '?' : '';
  switch (found.kind) {
    case 'unknown':
      return '???';
    case 'variable':
      return found.of.parameter.name + mark;
    case 'parameter':
      return found.of.name + mark;
    case 'class': {
      if (found.of.anonymous && found.of.isObject) {
        return '<anonymous>';
      }
      const args = found.args.length === 0 ? '' : `<${found.args.map(render).join(', ')}>`;
      const others = (found.also ?? []).map((each) => ` & ${render(each)}`).join('');
      return found.of.name + args + mark + others;
    }
    case 'function': {
      const [receiver, ...others] = found.parameters;
      const parameters = found.extension ? others : found.parameters;
      const head = found.extension && receiver !== undefined ? `${render(receiver)}.` : '';
      const text = `${head}(${parameters.map(render).join(', ')}) -> ${render(found.result)}`;
      return found.nullable ? `(${text})?` : text;
    }
  }
}
