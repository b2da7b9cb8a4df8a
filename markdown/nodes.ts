import {valueToEstree} from 'estree-util-value-to-estree';
import type {Options} from './options';
import {pathFrom} from './paths';

/** Syntax trees of pages, as far as our plugins look at them, and the nodes that they add. */
export interface Node {
  type: string;
  children?: Node[];
  value?: string;
  /** Of links. */
  url?: string;
  title?: string;
  /** Of fenced code. */
  lang?: string | null;
  meta?: string | null;
  /** Of JSX. */
  name?: string | null;
  attributes?: Attribute[];
  ordered?: boolean | null;
  depth?: number;
  /** Of lists and their items: paragraphs stay paragraphs. */
  spread?: boolean | null;
  /** `_mdxExplicitJsx` keeps an element what it is, where the theme has a component of its name. */
  data?: {hProperties?: Record<string, unknown>; estree?: unknown; _mdxExplicitJsx?: true};
  position?: {start: Place; end?: Place};
}

interface Place {
  line: number;
  column?: number;
  offset?: number;
}

interface Attribute {
  type: string;
  name?: string;
  value?: unknown;
  data?: {estree: unknown};
}

/** The file that is being compiled. */
export interface Page {
  path?: string;
  /** Its text, as it was parsed. */
  value?: unknown;
  data?: Record<string, unknown>;
}

/** A transformer as markdown/remark calls it. */
export type Transform = (tree: Node, page: Page) => void;

/** By name; `null` for one that needs no value, `undefined` for none. */
type Attributes = Record<string, string | null | undefined>;

const element = (type: string, name: string, attributes: Attributes, children: Node[]): Node => ({
  type,
  name,
  attributes: Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
  children,
});

/** An element that stands for itself, such as `<aside>`; attributes carry React's names. */
export const block = (name: string, attributes: Attributes, children: Node[]): Node =>
  element('mdxJsxFlowElement', name, attributes, children);

/** The same within a line. */
export const inline = (name: string, attributes: Attributes, children: Node[]): Node =>
  element('mdxJsxTextElement', name, attributes, children);

/** An expression, as an attribute holds it. */
const expressionOf = (expression: unknown): {estree: unknown} => ({
  estree: {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{type: 'ExpressionStatement', expression}],
  },
});

/** An element of HTML that is given as one string, which React does not look into. */
export const rawHtml = (name: string, attributes: Attributes, html: string): Node => {
  const node = block(name, attributes, []);
  node.attributes!.push({
    type: 'mdxJsxAttribute',
    name: 'dangerouslySetInnerHTML',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: '',
      data: expressionOf(valueToEstree({__html: html})),
    },
  });
  return {...node, data: {_mdxExplicitJsx: true}};
};

/** A component, which the page imports. @param props as JSON can hold them */
export const component = (name: string, props: object, children: Node[]): Node => ({
  ...block(name, {}, children),
  attributes: [
    {
      type: 'mdxJsxExpressionAttribute',
      value: '',
      data: expressionOf({
        type: 'ObjectExpression',
        properties: [{type: 'SpreadElement', argument: valueToEstree(props)}],
      }),
    },
  ],
});

/** Fenced code. */
export const code = (lang: string, value: string, meta = ''): Node => ({
  type: 'code',
  lang,
  meta,
  value,
});

export const text = (value: string): Node => ({type: 'text', value});
/** Plain words with `code` between backticks. */
export const words = (value: string): Node[] =>
  value
    .split('`')
    .map((part, index) => (index % 2 ? {type: 'inlineCode', value: part} : text(part)))
    .filter((node) => node.value !== '');
export const paragraph = (children: Node[]): Node => ({type: 'paragraph', children});
/** @param title what it leads to, where its text does not say so */
export const link = (url: string, children: Node[], title?: string): Node => ({
  type: 'link',
  url,
  children,
  ...(title === undefined ? {} : {title}),
});

/**
 * `import name from 'source'`, or without a name `import 'source'`: for a page that uses what others
 * need not load.
 */
export const importOf = (source: string, name?: string): Node => ({
  type: 'mdxjsEsm',
  value: `import ${name ? `${name} from ` : ''}'${source}'`,
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      comments: [],
      body: [
        {
          type: 'ImportDeclaration',
          source: {type: 'Literal', value: source, raw: `'${source}'`},
          specifiers: name
            ? [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}]
            : [],
        },
      ],
    },
  },
});

/** Is this an element or component, on a line of its own or within one? */
export const isJsx = ({type}: Node): boolean =>
  type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';

/** Is it the one called `name`? */
export const isElement = (node: Node, name: string): boolean => isJsx(node) && node.name === name;

/** All elements called `name` in a tree. */
export const elementsOf = (tree: Node, name: string): Node[] => [
  ...(isElement(tree, name) ? [tree] : []),
  ...(tree.children ?? []).flatMap((child) => elementsOf(child, name)),
];

/** An attribute that is written as a plain string. */
export function attribute(node: Node, name: string): string | undefined {
  // Directives have attributes, too, in another shape.
  const attributes = Array.isArray(node.attributes) ? node.attributes : [];
  const value = attributes.find((one) => one.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** All text within a node. */
export const textOf = (node: Node): string =>
  node.value ?? node.children?.map(textOf).join('') ?? '';

/** What is wrong with a page, all of it, each with its line and column. */
export class Problems {
  private readonly found: string[] = [];

  /** @param page its path from the site's folder, with slashes */
  constructor(readonly page: string) {}

  /** Notes a sentence: what is wrong, and what to do. */
  add({position}: Pick<Node, 'position'>, sentence: string): void {
    const {line, column = 1} = position?.start ?? {line: 1};
    this.found.push(`${this.page}:${line}:${column}: ${sentence.replace(/[^.?]$/, '$&.')}`);
  }

  /** What a step gives; what it throws is noted. */
  try<Made>(node: Node, step: () => Made): Made | undefined {
    try {
      return step();
    } catch (error) {
      this.add(node, error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  /** Fails the build when something was noted. */
  report(): never | void {
    if (this.found.length > 0) {
      const error = new Error(this.found.join('\n'));
      // Where in a plugin this was noticed does not help an author.
      error.stack = '';
      throw error;
    }
  }
}

/** A step through a page that notes what is wrong with it, and fails the build with all of that at its end. */
export const checking =
  ({siteDir}: Options, step: (tree: Node, problems: Problems, page: Page) => void): Transform =>
  (tree, page) => {
    const problems = new Problems(pathFrom(siteDir, page.path));
    step(tree, problems, page);
    problems.report();
  };

/** Puts what is made of each element of a name into its place; where that throws, it is noted. */
export function replaceEach(
  tree: Node,
  name: string,
  problems: Problems,
  make: (node: Node, parent: Node) => Node,
): void {
  tree.children?.forEach((child, index, siblings) => {
    if (isElement(child, name)) {
      siblings[index] = problems.try(child, () => make(child, tree)) ?? child;
    } else {
      replaceEach(child, name, problems, make);
    }
  });
}
