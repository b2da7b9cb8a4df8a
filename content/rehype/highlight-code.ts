import {Prism as BundledPrism} from 'prism-react-renderer';
import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {encodeLines, type PrismToken} from '../../src/code/lines';
import {valueLines} from '../../src/code/values';

type Grammar = Record<string, unknown>;
interface PrismApi {
  languages: Record<string, Grammar | undefined> & {
    insertBefore(language: string, before: string, insert: Grammar): Grammar;
  };
  tokenize(text: string, grammar: Grammar): (string | PrismToken)[];
}
const Prism = BundledPrism as unknown as PrismApi;

// Languages that prism-react-renderer leaves out: Prism's own components add themselves to a global.
(globalThis as {Prism?: PrismApi}).Prism = Prism;
for (const language of ['bash', 'properties', 'toml', 'nginx']) {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would run before the line above
  require(`prismjs/components/prism-${language}`);
}

// Prism's Kotlin has no types; by the language's convention they are what starts with a capital.
Prism.languages.insertBefore('kotlin', 'function', {
  constant: /\b[A-Z][A-Z0-9_]+\b/,
  'class-name': /\b[A-Z]\w*\b/,
});

/** Names that authors write after the fence, and the grammar that fits. */
const ALIASES: Record<string, string> = {
  kt: 'kotlin',
  kts: 'kotlin',
  sh: 'bash',
  shell: 'bash',
  yml: 'yaml',
};

function languageOf(code: Element): string | undefined {
  const classes = code.properties.className;
  const name = Array.isArray(classes)
    ? classes.map(String).find((entry) => entry.startsWith('language-'))
    : undefined;
  const language = name?.slice('language-'.length);
  return language === undefined ? undefined : (ALIASES[language] ?? language);
}

/**
 * Code with its colours, for one line break or more.
 * @param devices what lines of an output show of a network, see content/play/rows
 * @returns nothing for a language without a grammar, or an output without rows of values
 */
export function tokensOf(
  text: string,
  language: string,
  devices?: readonly string[],
): string | undefined {
  if (language === 'text') {
    const lines = valueLines(text.trimEnd(), devices);
    return lines && JSON.stringify(lines);
  }
  const grammar = Prism.languages[language];
  return grammar && encodeLines(Prism.tokenize(text.trimEnd(), grammar));
}

/**
 * Rehype plugin: colours fenced code while the site is built. Each `<code>` gets an attribute
 * `tokens` (see src/code/lines), which src/theme/CodeBlock renders; a block without a language, or
 * with one that has no grammar, is left as it is.
 */
export default function highlightCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (pre) => {
      const [code] = pre.children;
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') {
        return;
      }
      const language = languageOf(code);
      const [text] = code.children;
      const {devices} = code.properties;
      delete code.properties.devices;
      const tokens =
        language !== undefined && text?.type === 'text'
          ? tokensOf(text.value, language, devices?.toString().split('\n'))
          : undefined;
      if (tokens !== undefined && text?.type === 'text') {
        code.properties.tokens = tokens;
        // The tokens hold the text; a line end is left to tell a block from code within a line.
        text.value = '\n';
      }
    });
  };
}
