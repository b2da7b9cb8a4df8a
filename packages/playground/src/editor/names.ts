/** Names of the library in the editor: completed, explained where the pointer rests, and found when they are misspelt. */
import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import {type EditorState, type Extension, StateEffect, StateField} from '@codemirror/state';
import {type EditorView, hoverTooltip, keymap, showTooltip, type Tooltip} from '@codemirror/view';

/** A public name of the library. */
export interface Name {
  readonly name: string;
  /** The class that it is a member of. */
  readonly owner?: string;
  readonly package: string;
  readonly kind: 'fun' | 'val' | 'class' | 'typealias';
  /** In one line each, the simplest first. */
  readonly signatures: readonly string[];
  /** What it is, in a sentence. */
  readonly says?: string;
}

const TYPES = {fun: 'function', val: 'property', class: 'class', typealias: 'type'} as const;

const KEYWORDS = [
  ...['fun', 'val', 'var', 'if', 'else', 'when', 'for', 'while', 'return', 'true', 'false', 'null'],
  ...['is', 'in', 'as', 'import', 'class', 'object', 'data class', 'this', 'break', 'continue'],
];

const LONGEST_SIGNATURE = 300;
const MOST_SIGNATURES = 4;

const within = (text: string): string =>
  text.length > LONGEST_SIGNATURE ? `${text.slice(0, LONGEST_SIGNATURE)}…` : text;

/** What is told of a name. */
function told(all: readonly Name[]): HTMLElement {
  const element = document.createElement('div');
  element.className = 'cm-told';
  for (const {owner, signatures, says, package: own} of all.slice(0, 2)) {
    for (const signature of signatures.slice(0, MOST_SIGNATURES)) {
      const line = document.createElement('code');
      line.textContent = within(signature);
      element.append(line);
    }
    const words = document.createElement('p');
    words.textContent = [says, owner === undefined ? `In ${own}.` : `Of ${owner}.`]
      .filter(Boolean)
      .join(' ');
    element.append(words);
  }
  return element;
}

const IMPORT = /^import .*$/gm;

/** Where an import of a name goes, and its line; nothing where it is there, or not needed. */
export function importOf(
  program: string,
  {name, owner, package: own}: Pick<Name, 'name' | 'owner' | 'package'>,
): {readonly from: number; readonly insert: string} | undefined {
  if (owner !== undefined) {
    return undefined;
  }
  const line = `import ${own}.${name}`;
  const imports = [...program.matchAll(IMPORT)];
  if (imports.some(([one]) => one.trim() === line || one.trim() === `import ${own}.*`)) {
    return undefined;
  }
  const last = imports.at(-1);
  if (last !== undefined) {
    return {from: last.index + last[0].length, insert: `\n${line}`};
  }
  const head = /^package .*$/m.exec(program);
  return head === null
    ? {from: 0, insert: `${line}\n\n`}
    : {from: head.index + head[0].length, insert: `\n\n${line}`};
}

/** Puts a name in, with its import. */
function put(view: EditorView, one: Name, from: number, to: number): void {
  const brackets = one.kind === 'fun' ? '()' : '';
  const next = view.state.sliceDoc(to, to + 1);
  const adds = next === '(' || next === '{' ? '' : brackets;
  const own = importOf(view.state.doc.toString(), one);
  const shift = own === undefined ? 0 : own.insert.length;
  view.dispatch({
    changes: [{from, to, insert: one.name + adds}, ...(own === undefined ? [] : [own])],
    selection: {anchor: from + shift + one.name.length + (adds === '' ? 0 : 1)},
    userEvent: 'input.complete',
  });
}

const words = (text: string): Set<string> => new Set(text.match(/\b[a-zA-Z_]\w{2,}\b/g));

/** What may stand here. @param names of the library */
export function completions(
  names: readonly Name[],
): (context: CompletionContext) => CompletionResult | null {
  const known = new Set(names.map(({name}) => name));
  const ofLibrary = names.map((one): Completion => ({
    label: one.name,
    type: TYPES[one.kind],
    detail: one.owner ?? one.package.split('.').at(-1),
    info: () => told([one]),
    apply: (view, _completion, from, to) => put(view, one, from, to),
  }));
  return (context) => {
    const word = context.matchBefore(/\w+/);
    if (word === null && !context.explicit) {
      return null;
    }
    if (word !== null && word.from + 1 >= word.to && !context.explicit) {
      return null;
    }
    const from = word?.from ?? context.pos;
    const isMember = context.state.sliceDoc(from - 1, from) === '.';
    const text = context.state.doc.toString();
    const typed = text.slice(from, context.pos);
    const own = [...words(text)].filter((one) => one !== typed && !known.has(one));
    return {
      from,
      options: [
        ...ofLibrary.filter((_, index) => isMember || names[index].owner === undefined),
        ...own.map((label): Completion => ({label, type: 'text', boost: 1})),
        ...(isMember ? [] : KEYWORDS.map((label): Completion => ({label, type: 'keyword'}))),
      ],
      validFor: /^\w*$/,
    };
  };
}

/** The name whose call this place stands in: `distanceTo(source, |)`. */
export function callAt(before: string): string | undefined {
  let open = 0;
  for (let at = before.length - 1; at >= 0 && at > before.length - 400; at -= 1) {
    if (')]}'.includes(before[at])) {
      open += 1;
    } else if ('([{'.includes(before[at])) {
      if (open === 0) {
        return /(\w+)(?:<[^<>]*>)?$/.exec(before.slice(0, at))?.[1];
      }
      open -= 1;
    }
  }
  return undefined;
}

function parametersAt(state: EditorState, byName: ReadonlyMap<string, Name[]>): Tooltip | null {
  const {head, empty} = state.selection.main;
  const name = empty ? callAt(state.sliceDoc(Math.max(0, head - 400), head)) : undefined;
  const found =
    name === undefined ? undefined : byName.get(name)?.filter(({kind}) => kind === 'fun');
  if (found === undefined || found.length === 0) {
    return null;
  }
  return {pos: head, above: true, create: () => ({dom: told(found.slice(0, 1))})};
}

/** The reader has read enough of the parameters. */
const enough = StateEffect.define();

/** Completion, words where the pointer rests, and parameters of the call that is being written. */
export function helpOf(names: readonly Name[]): Extension {
  const byName = new Map<string, Name[]>();
  for (const one of names) {
    byName.set(one.name, [...(byName.get(one.name) ?? []), one]);
  }
  const parameters = StateField.define<Tooltip | null>({
    create: () => null,
    update: (before, {docChanged, effects, selection, state}) => {
      if (docChanged) {
        return parametersAt(state, byName);
      }
      const isOver = selection !== undefined || effects.some((one) => one.is(enough));
      return isOver ? null : before;
    },
    provide: (field) => showTooltip.from(field),
  });
  const close = (view: EditorView): boolean => {
    const isOpen = view.state.field(parameters) !== null;
    view.dispatch({effects: enough.of(null)});
    return isOpen;
  };
  return [
    autocompletion({override: [completions(names)], icons: false}),
    hoverTooltip((view, pos) => {
      const word = view.state.wordAt(pos);
      const found = word === null ? undefined : byName.get(view.state.sliceDoc(word.from, word.to));
      if (word === null || found === undefined) {
        return null;
      }
      return {pos: word.from, end: word.to, above: true, create: () => ({dom: told(found)})};
    }),
    parameters,
    keymap.of([{key: 'Escape', run: close}]),
  ];
}
