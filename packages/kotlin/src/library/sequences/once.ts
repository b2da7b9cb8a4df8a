import {Sequence} from '../../run/collections';
import {fail} from '../../run/failures';

/** That can be gone through once. */
export function once(self: Sequence): Sequence {
  let used = false;
  return new Sequence(() => {
    if (used) {
      fail('IllegalStateException', 'This sequence can be consumed only once.');
    }
    used = true;
    return self[Symbol.iterator]();
  });
}
