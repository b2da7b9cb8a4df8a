/** Of a page, an island or a dialog that crashed. Not a style sheet: that would be sent with every page. */
export const STYLES = `
[data-crash] {
  max-width: 720px;
  margin: 0 auto;
  padding: var(--space-7) var(--space-5);
}
[data-crash] :is(h1, h2) {
  margin: var(--space-4) 0 var(--space-3);
}
[data-crash] a {
  text-decoration: underline;
  text-underline-offset: 0.18em;
}
[data-crash] pre {
  margin: var(--space-5) 0 0;
  padding: var(--space-3-5) var(--space-4-5);
  border-radius: var(--radius-ml);
  background: var(--c-danger-bg);
  color: var(--c-danger-fg);
  font-family: var(--font-code);
  font-size: var(--text-86);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
dialog:has(> [data-crash]) {
  border: 1px solid var(--c-hairline);
  border-radius: var(--radius-l);
  background: var(--c-bg);
  color: var(--c-text);
}
dialog > [data-crash] {
  padding: var(--space-5) var(--space-3) 0;
}
dialog > [data-crash] + form {
  padding: var(--space-4) var(--space-3);
}
dialog:has(> [data-crash])::backdrop {
  background: var(--c-veil);
}
`;
