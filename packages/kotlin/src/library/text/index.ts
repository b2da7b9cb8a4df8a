import {type LibraryPackage, type Rows} from '../../library';
import {compareTexts} from '../../run/equality';
import {text} from '../../run/text';
import {type KotlinArray} from '../../run/values';
import {indexed} from '../collections/indexed';
import {steps} from '../collections/steps';
import {terminal} from '../collections/terminal';
import {builderTypes} from './builder';
import {ofCharacters} from './characters';
import {formatted} from './format';
import {charAt, joined} from './letters';
import {moreOfTexts} from './more';
import {type F} from '../functions';
import {ofTexts} from './rows';

/** What Kotlin has of all texts, those that grow, too. */
const OF_ALL =
  /^(operator )?(fun|val) String\.(contains|startsWith|endsWith|indexOf|lastIndexOf|is(Not)?Blank|split|lines|repeat|trim(Start|End)?|pad(Start|End)|indices|lastIndex|substring(?!.*Range))\b/;

const ofSequences = (rows: Rows): Rows =>
  Object.fromEntries(
    Object.entries(rows).map(([row, run]) =>
      OF_ALL.test(row)
        ? [
            row.replace('String', 'CharSequence'),
            (self: unknown, ...rest: unknown[]) => (run as F)(text(self), ...rest),
          ]
        : [row, run],
    ),
  );

export const texts: LibraryPackage = {
  name: 'kotlin.text',
  classes: builderTypes,
  rows: {
    ...ofSequences(ofTexts),
    ...ofCharacters(terminal),
    ...ofCharacters(steps),
    ...ofCharacters(indexed),
    ...ofSequences(moreOfTexts),
  },
};

export const strings: LibraryPackage = {
  name: 'kotlin',
  classes: [
    {
      text: 'class String : CharSequence, Comparable<String>',
      is: (value) => typeof value === 'string',
      members: {
        'operator fun plus(other: Any?): String': (self: string, other: unknown) =>
          joined(self, text(other)),
        'operator fun get(index: Int): Char': charAt,
        'operator fun compareTo(other: String): Int': compareTexts,
      },
      nested: [
        {
          text: 'object Companion',
          is: () => false,
          instance: {key: 'String'},
          members: {
            'fun format(format: String, vararg args: Any?): String': (
              _self: unknown,
              pattern: string,
              args: KotlinArray,
            ) => formatted(pattern, args.items),
            'fun format(locale: Locale?, format: String, vararg args: Any?): String': (
              _self: unknown,
              _locale: unknown,
              pattern: string,
              args: KotlinArray,
            ) => formatted(pattern, args.items),
          },
        },
      ],
    },
  ],
};
export const java: LibraryPackage = {
  name: 'java.util',
  classes: [
    {
      text: 'class Locale',
      is: () => false,
      nested: [
        {
          text: 'object Companion',
          is: () => false,
          instance: {key: 'Locale'},
          members: {
            'val ROOT: Locale': () => ({key: 'ROOT'}),
            'val ENGLISH: Locale': () => ({key: 'ROOT'}),
            'val US: Locale': () => ({key: 'ROOT'}),
          },
        },
      ],
    },
  ],
};
