/** An editor of programs: CodeMirror, fetched when a reader wants to change one. */
import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {
  bracketMatching,
  codeFolding,
  foldEffect,
  foldGutter,
  foldKeymap,
  indentUnit,
  StreamLanguage,
  syntaxHighlighting,
} from '@codemirror/language';
import {kotlin} from '@codemirror/legacy-modes/mode/clike';
import {
  type Action,
  type Diagnostic,
  lintGutter,
  lintKeymap,
  setDiagnostics,
} from '@codemirror/lint';
import {Compartment, EditorState} from '@codemirror/state';
import {EditorView, highlightActiveLine, keymap, lineNumbers} from '@codemirror/view';
import {foldedNames, foldsOf} from './folds';
import {helpOf, importOf, type Name} from './names';
import {nearestOf, unresolvedIn} from './nearest';
import {colours, tall, theme} from './theme';

export type {Name};

/** Something to underline, with its sentence. */
export interface Mark {
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

/** What may mend a program, with the words of its button. */
export interface Remedy {
  readonly name: string;
  readonly apply: () => void;
}

export interface EditorOptions {
  /** Holds the editor, whose styles go to a style sheet of its own: an element would be blocked by the policy. */
  readonly root: ShadowRoot;
  readonly text: string;
  /** The program as it is published, where the text is what the reader made of it: that is never folded. */
  readonly published?: string;
  /** What the page shows of it: the rest is folded. */
  readonly shown: string;
  /** As high as its place, however many lines it has. */
  readonly isTall?: boolean;
  /** The reader has changed the text. */
  readonly changed: (text: string) => void;
  /** Ctrl+Enter, or Cmd+Enter. */
  readonly run: () => void;
}

/** Beneath a line that is shown, in pixels. */
const MARGIN = 50;

const WORD = /^[\w]+|^./u;

/** An editor in the page. */
export class Editor {
  private readonly view: EditorView;
  private readonly help = new Compartment();
  private names: readonly Name[] = [];

  constructor({root, text, published, shown, isTall, changed, run}: EditorOptions) {
    const runs = (): boolean => {
      run();
      return true;
    };
    this.view = new EditorView({
      ...{parent: root, root},
      state: EditorState.create({
        doc: text,
        extensions: [
          // Before what an editor does with it: a new line.
          keymap.of([{key: 'Mod-Enter', run: runs}]),
          lintGutter(),
          lineNumbers(),
          foldGutter(),
          history(),
          bracketMatching(),
          highlightActiveLine(),
          codeFolding({
            preparePlaceholder: ({doc}, {from, to}) => foldedNames(doc.sliceString(from, to)),
            placeholderDOM: placeholder,
          }),
          indentUnit.of('    '),
          StreamLanguage.define(kotlin),
          syntaxHighlighting(colours),
          isTall ? [tall, theme] : theme,
          // Who writes on a phone sees the whole of a line.
          ...(matchMedia('(max-width: 600px)').matches ? [EditorView.lineWrapping] : []),
          // Tab leaves the editor, as it leaves any field.
          keymap.of([...defaultKeymap, ...historyKeymap, ...foldKeymap, ...lintKeymap]),
          EditorView.contentAttributes.of({'aria-label': 'Program', tabindex: '0'}),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) {
              changed(update.state.doc.toString());
            }
          }),
          this.help.of([]),
        ],
      }),
    });
    const {doc} = this.view.state;
    this.view.dispatch({
      effects: foldsOf(text, shown, published).map(([first, last]) =>
        foldEffect.of({from: doc.line(first + 1).to, to: doc.line(last + 1).to}),
      ),
    });
  }

  /** Names of the library are completed and explained from now on. */
  know(names: readonly Name[]): void {
    this.names = names;
    this.view.dispatch({effects: this.help.reconfigure(helpOf(names))});
  }

  /** Another text, as if the reader had typed it. */
  replace(text: string): void {
    this.view.dispatch({changes: {from: 0, to: this.view.state.doc.length, insert: text}});
  }

  focus(): void {
    this.view.focus();
  }

  /** Scrolls to the first place of a text, and the page nowhere: its reader may be elsewhere. */
  show(text: string): void {
    const {view} = this;
    const at = view.state.doc.toString().indexOf(text);
    view.requestMeasure({
      read: () => view.lineBlockAt(Math.max(0, at)).bottom + MARGIN - view.scrollDOM.clientHeight,
      write: (top) => (view.scrollDOM.scrollTop = top),
    });
  }

  /** Goes to a place. @param line from 1 @param column from 1 */
  go(line: number, column: number): void {
    const {doc} = this.view.state;
    const own = doc.line(Math.min(doc.lines, Math.max(1, line)));
    const anchor = Math.min(own.to, own.from + column - 1);
    this.view.dispatch({selection: {anchor}, scrollIntoView: true});
    this.view.focus();
  }

  /** Underlines these, and nothing else. @returns what may mend them */
  mark(marks: readonly Mark[]): Remedy[] {
    const {view} = this;
    const {doc} = view.state;
    const text = doc.toString();
    const diagnostics = marks.map(({line, column, severity, message}): Diagnostic => {
      const own = doc.line(Math.min(doc.lines, Math.max(1, line)));
      const from = Math.min(own.to, own.from + column - 1);
      const length = WORD.exec(own.text.slice(from - own.from))?.[0].length ?? 0;
      const to = Math.min(doc.length, from + length);
      return {from, to, severity, message, actions: this.remedies(message, text)};
    });
    view.dispatch(setDiagnostics(view.state, diagnostics));
    const all = diagnostics.flatMap(({actions = [], from, to}) =>
      actions.map(({name, apply}): Remedy => ({name, apply: () => apply(view, from, to)})),
    );
    // The same name may be missing in many places.
    return [...new Map(all.map((one) => [one.name, one])).values()];
  }

  /** What may mend a name that is not known: its import, or the one that was meant. */
  private remedies(message: string, text: string): Action[] {
    const missing = unresolvedIn(message);
    if (missing === undefined) {
      return [];
    }
    const named = this.names.filter(({name, owner}) => name === missing && owner === undefined);
    const imports = named.flatMap((one): Action[] => {
      const own = importOf(text, one);
      if (own === undefined) {
        return [];
      }
      return [
        {
          name: `Import ${one.package}.${one.name}`,
          apply: (view) => view.dispatch({changes: own}),
        },
      ];
    });
    const meant = imports.length > 0 ? undefined : nearestOf(missing, text, this.names);
    if (meant === undefined) {
      return imports;
    }
    const put = (view: EditorView, from: number, to: number): void =>
      view.dispatch({changes: {from, to, insert: meant}});
    return [{name: `Did you mean ${meant}?`, apply: put}];
  }

  destroy(): void {
    this.view.destroy();
  }
}

/** What stands for lines that are folded: what they hold, by name. */
function placeholder(
  view: EditorView,
  unfold: (event: Event) => void,
  names: unknown,
): HTMLElement {
  const element = document.createElement('button');
  element.type = 'button';
  // Lines are unfolded by keys of the editor: Tab goes on to what is behind it.
  element.tabIndex = -1;
  element.className = 'cm-foldPlaceholder';
  element.textContent = `… ${String(names)}`;
  element.title = 'unfold';
  element.addEventListener('click', (event) => {
    unfold(event);
    view.focus();
  });
  return element;
}
