/** An editor of programs: CodeMirror, fetched when a reader wants to change one. */
import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {
  bracketMatching,
  codeFolding,
  foldEffect,
  foldKeymap,
  indentUnit,
  StreamLanguage,
  syntaxHighlighting,
} from '@codemirror/language';
import {kotlin} from '@codemirror/legacy-modes/mode/clike';
import {type Diagnostic, lintKeymap, setDiagnostics} from '@codemirror/lint';
import {EditorState} from '@codemirror/state';
import {EditorView, highlightActiveLine, keymap, lineNumbers} from '@codemirror/view';
import {foldsOf} from './folds';
import {colours, theme} from './theme';

/** Something to underline, with its sentence. */
export interface Mark {
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

export interface EditorOptions {
  readonly parent: HTMLElement;
  /** What the editor's styles go to: a style sheet of its own, no element, which the policy would block. */
  readonly root: ShadowRoot;
  readonly text: string;
  /** What the page shows of it: the rest is folded. */
  readonly shown: string;
  /** The reader has changed the text. */
  readonly changed: (text: string) => void;
}

const WORD = /^[\w]+|^./u;

/** An editor in the page. */
export class Editor {
  private readonly view: EditorView;

  constructor({parent, root, text, shown, changed}: EditorOptions) {
    this.view = new EditorView({
      parent,
      root,
      state: EditorState.create({
        doc: text,
        extensions: [
          lineNumbers(),
          history(),
          bracketMatching(),
          highlightActiveLine(),
          codeFolding(),
          indentUnit.of('    '),
          StreamLanguage.define(kotlin),
          syntaxHighlighting(colours),
          theme,
          // Tab leaves the editor, as it leaves any field.
          keymap.of([...defaultKeymap, ...historyKeymap, ...foldKeymap, ...lintKeymap]),
          EditorView.contentAttributes.of({'aria-label': 'Program', tabindex: '0'}),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) changed(update.state.doc.toString());
          }),
        ],
      }),
    });
    const {doc} = this.view.state;
    this.view.dispatch({
      effects: foldsOf(text, shown).map(([first, last]) =>
        foldEffect.of({from: doc.line(first + 1).to, to: doc.line(last + 1).to}),
      ),
    });
  }

  /** Another text, as if the reader had typed it. */
  replace(text: string): void {
    this.view.dispatch({changes: {from: 0, to: this.view.state.doc.length, insert: text}});
  }

  focus(): void {
    this.view.focus();
  }

  /** Underlines these, and nothing else. */
  mark(marks: readonly Mark[]): void {
    const {doc} = this.view.state;
    const diagnostics = marks.map(({line, column, severity, message}): Diagnostic => {
      const own = doc.line(Math.min(doc.lines, Math.max(1, line)));
      const from = Math.min(own.to, own.from + column - 1);
      const length = WORD.exec(own.text.slice(from - own.from))?.[0].length ?? 0;
      return {from, to: Math.min(doc.length, from + length), severity, message};
    });
    this.view.dispatch(setDiagnostics(this.view.state, diagnostics));
  }

  destroy(): void {
    this.view.destroy();
  }
}
