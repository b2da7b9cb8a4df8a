import {PLACEHOLDERS} from '../../src/site/versions';
import {didYouMean} from '@collektive/problems';
import {checking, type Transform} from '../nodes';
import type {Options} from '../options';
import {partsOf, placeOf, scriptsOf, type Script} from '../scripts';

/** What a page may name without having made it: the framework's words, and those of every script. */
const KNOWN = new Set([
  ...['props', 'frontMatter', 'contentTitle', 'metadata', 'assets', 'toc', 'require', 'exports'],
  ...['window', 'document', 'location', 'navigator', 'localStorage', 'arguments', 'undefined'],
  ...Object.getOwnPropertyNames(globalThis),
]);

/** Parts of a script that bring names, and where in them these stand. */
const BRINGS: Readonly<Record<string, readonly string[]>> = {
  ImportSpecifier: ['local'],
  ImportDefaultSpecifier: ['local'],
  ImportNamespaceSpecifier: ['local'],
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  ClassDeclaration: ['id'],
  ClassExpression: ['id'],
  CatchClause: ['param'],
};

/** Where a name stands for itself: after a dot, as a key, as what another file calls it. */
const WORDS: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  Property: 'key',
  MethodDefinition: 'key',
  PropertyDefinition: 'key',
  ImportSpecifier: 'imported',
  ExportSpecifier: 'exported',
};

const isWord = ({type, computed}: Script, key: string): boolean => !computed && WORDS[type] === key;

/** All names that a script uses. */
const namesIn = (script: Script): Script[] =>
  script.type === 'Identifier'
    ? [script]
    : partsOf(script)
        .filter(([key]) => !isWord(script, key))
        .flatMap(([, part]) => namesIn(part));

/** All names that a script brings, wherever in it: too many rather than too few. */
const broughtBy = (script: Script): string[] => [
  ...partsOf(script)
    .filter(([key]) => BRINGS[script.type]?.includes(key))
    .flatMap(([, part]) => namesIn(part).map(({name}) => name!)),
  ...partsOf(script).flatMap(([, part]) => broughtBy(part)),
];

/** What is wrong with a name that nobody has made, as half a sentence. */
function unknown(name: string, own: readonly string[]): string {
  const versions = Object.keys(PLACEHOLDERS);
  return (
    `nothing is called "${name}", which is between { and }.${didYouMean(name, [...versions, ...own])} ` +
    `Versions are ${versions.join(', ')}. For the signs themselves write \\{ and \\}, or put code between backticks`
  );
}

/**
 * Remark plugin: a name between `{` and `}` that stands for nothing. The bundler takes it, and the page breaks
 * in the reader's browser.
 */
export default function names(options: Options): Transform {
  return checking(options, (tree, problems) => {
    const scripts = scriptsOf(tree);
    const own = scripts.flatMap(broughtBy);
    const known = new Set([...own, ...Object.keys(PLACEHOLDERS), ...KNOWN]);
    for (const named of scripts.flatMap(namesIn)) {
      const {name = ''} = named;
      if (!known.has(name)) {
        problems.add(placeOf(named), unknown(name, own));
      }
    }
  });
}
