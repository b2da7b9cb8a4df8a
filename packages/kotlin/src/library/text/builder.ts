import {type LibraryClass} from '../../library';
import {fail} from '../../run/failures';
import {text} from '../../run/text';
import {type Char, type KotlinArray} from '../../run/values';
import {joined, letters} from './letters';

/** Text that grows. */
export class StringBuilder {
  text = '';

  toString(): string {
    return this.text;
  }
}
/** Puts a text into the place of a part; what is outside is named as the JVM names it. */
function splice(self: StringBuilder, start: number, end: number, by = ''): StringBuilder {
  const {text: all} = self;
  if (start < 0 || end > all.length) {
    fail(
      'StringIndexOutOfBoundsException',
      start === end
        ? `offset ${start}, length ${all.length}`
        : `index ${start},length ${all.length}`,
    );
  }
  self.text = joined(joined(all.slice(0, start), by), all.slice(end));
  return self;
}

/** The end may lie behind that of the text. */
function cut(self: StringBuilder, start: number, end: number, by = ''): StringBuilder {
  const {length} = self.text;
  const last = Math.min(end, length);
  return start < 0 || start > last
    ? fail('StringIndexOutOfBoundsException', `start ${start}, end ${last}, length ${length}`)
    : splice(self, start, last, by);
}

/** Text that grows, as a class. */
export const builderTypes: readonly LibraryClass[] = [
  {
    text: 'class StringBuilder(content: String = "") : CharSequence',
    is: (value) => value instanceof StringBuilder,
    construct: (content = '') => {
      const builder = new StringBuilder();
      builder.text = content;
      return builder;
    },
    members: {
      'fun append(value: Any?): StringBuilder': (self: StringBuilder, value: unknown) => {
        self.text = joined(self.text, text(value));
        return self;
      },
      'fun append(vararg value: Any?): StringBuilder': (
        self: StringBuilder,
        {items}: KotlinArray,
      ) => {
        self.text = joined(self.text, items.map(text).join(''));
        return self;
      },
      'fun appendLine(value: Any? = ""): StringBuilder': (
        self: StringBuilder,
        value: unknown = '',
      ) => {
        self.text = joined(self.text, `${text(value)}\n`);
        return self;
      },
      'fun insert(index: Int, value: Any?): StringBuilder': (
        self: StringBuilder,
        index: number,
        value: unknown,
      ) => splice(self, index, index, text(value)),
      'fun deleteAt(index: Int): StringBuilder': (self: StringBuilder, index: number) =>
        splice(self, index, index + 1),
      'fun deleteCharAt(index: Int): StringBuilder': (self: StringBuilder, index: number) =>
        splice(self, index, index + 1),
      'fun delete(start: Int, end: Int): StringBuilder': cut,
      'fun deleteRange(startIndex: Int, endIndex: Int): StringBuilder': cut,
      'fun replace(start: Int, end: Int, value: String): StringBuilder': cut,
      'fun reverse(): StringBuilder': (self: StringBuilder) => {
        self.text = [...self.text].reverse().join('');
        return self;
      },
      'fun setLength(newLength: Int): Unit': (self: StringBuilder, length: number) => {
        self.text = self.text.slice(0, length).padEnd(length, '\0');
      },
      'fun clear(): StringBuilder': (self: StringBuilder) => {
        self.text = '';
        return self;
      },
      'operator fun set(index: Int, value: Char): Unit': (
        self: StringBuilder,
        index: number,
        value: Char,
      ) => {
        splice(self, index, index + 1, letters([value]));
      },
    },
  },
];
