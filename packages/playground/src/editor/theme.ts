/** How the editor looks: the site's own tokens, which serve both colour modes. */
import {HighlightStyle} from '@codemirror/language';
import {EditorView} from '@codemirror/view';
import {tags} from '@lezer/highlight';

export const theme = EditorView.theme({
  // No outline: the column of numbers would cover it.
  '&': {
    maxHeight: '70vh',
    border: '2px solid transparent',
    backgroundColor: 'var(--code-bg)',
    color: 'var(--code-plain)',
  },
  '&.cm-focused': {outline: 'none', borderColor: 'var(--c-primary)'},
  '.cm-scroller': {
    fontFamily: 'var(--font-code)',
    fontSize: 'var(--text-field)',
    lineHeight: '1.6',
  },
  '.cm-content': {padding: 'var(--space-3) 0', caretColor: 'var(--c-text)'},
  '.cm-gutters': {
    backgroundColor: 'var(--code-bg)',
    color: 'var(--code-comment)',
    border: '0',
    paddingLeft: 'var(--space-2)',
  },
  '.cm-activeLine, .cm-activeLineGutter': {backgroundColor: 'var(--code-highlight)'},
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--c-control)',
  },
  '@media print': {'.cm-foldPlaceholder': {display: 'none'}},
  '.cm-foldPlaceholder': {
    border: '1px solid var(--c-control)',
    backgroundColor: 'var(--c-surface-2)',
    color: 'var(--c-primary)',
    padding: '0 var(--space-2)',
    minHeight: '0',
    maxWidth: 'min(30em, 55vw)',
    overflow: 'hidden',
    // As large as the code around it, whatever the size of the page's text.
    fontSize: '0.96em',
    lineHeight: '1.4',
    textOverflow: 'ellipsis',
    verticalAlign: 'bottom',
    whiteSpace: 'nowrap',
  },
  button: {
    borderRadius: 'var(--radius-ms)',
    fontFamily: 'var(--font-text)',
    fontWeight: '600',
    cursor: 'pointer',
  },
  '.cm-told code': {display: 'block', whiteSpace: 'pre-wrap', fontFamily: 'var(--font-code)'},
  '.cm-told p': {margin: 'var(--space-1) 0 0'},
  '.cm-told': {padding: 'var(--space-2)', maxHeight: '16em', overflow: 'auto'},
  // The parameters of a call that nobody writes any more would lie over what the reader turned to.
  '&:not(.cm-focused) > .cm-told': {display: 'none'},
  '.cm-tooltip-autocomplete > ul': {fontFamily: 'var(--font-code)'},
  '.cm-tooltip-autocomplete > ul > li': {padding: '2px var(--space-2)'},
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--c-primary)',
    color: 'var(--c-on-primary)',
  },
  '.cm-completionMatchedText': {textDecoration: 'none', fontWeight: '700'},
  '.cm-completionDetail': {fontStyle: 'normal', color: 'inherit', opacity: '.8'},
  '.cm-foldGutter .cm-gutterElement': {cursor: 'pointer'},
  '.cm-diagnosticAction': {
    minHeight: '0',
    border: '1px solid var(--c-control)',
    backgroundColor: 'var(--c-bg)',
    color: 'var(--c-primary)',
  },
  '.cm-tooltip': {
    border: '1px solid var(--c-control)',
    backgroundColor: 'var(--c-bg)',
    color: 'var(--c-text)',
    fontFamily: 'var(--font-text)',
    fontSize: 'var(--text-code-head)',
    maxWidth: '34em',
  },
  '.cm-diagnostic-error': {borderLeftColor: 'var(--c-danger-fg)'},
  '.cm-diagnostic-warning': {borderLeftColor: 'var(--c-warning-fg)'},
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--c-danger-fg)',
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--c-warning-fg)',
    textUnderlineOffset: '3px',
  },
});

/** As high as its place. */
export const tall = EditorView.theme({'&': {height: '100%', maxHeight: 'none'}});

export const colours = HighlightStyle.define([
  {tag: [tags.keyword, tags.modifier], color: 'var(--code-keyword)'},
  {tag: [tags.string, tags.character], color: 'var(--code-string)'},
  {tag: [tags.number, tags.bool, tags.atom, tags.null], color: 'var(--code-number)'},
  {tag: [tags.typeName, tags.className], color: 'var(--code-type)'},
  {
    tag: [tags.definition(tags.variableName), tags.function(tags.variableName)],
    color: 'var(--code-function)',
  },
  {tag: [tags.meta, tags.annotation], color: 'var(--code-annotation)'},
  {tag: tags.comment, color: 'var(--code-comment)'},
]);
