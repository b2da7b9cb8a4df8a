import type {Node} from '../nodes';
import type {Written} from '../play/attributes';

/**
 * The attributes of an element, all of them plain strings.
 * @throws Error with half a sentence for one that is not
 */
export function writtenIn({name: element, attributes}: Node): Written {
  return Object.fromEntries(
    (attributes ?? []).map(({name = '', value}) => {
      if (typeof value !== 'string') {
        throw new Error(`${name} of <${element}> is not plain text. Write ${name}="…"`);
      }
      return [name, value];
    }),
  );
}
