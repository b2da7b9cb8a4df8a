import {describe, expect, it} from 'vitest';
import {withLengths} from './lengths';

describe('style sheets of what pages fetch', () => {
  const TOKENS =
    ':root { --space-1: 4px; --c-bg: #fff; --gap: 1rem; } @media print { :root { --gap: 9pt; } }';

  it('have lengths where they are used, and variables for what changes', () => {
    expect(withLengths('a{margin:var(--space-1) var(--gap);color:var(--c-bg)}', TOKENS)).toBe(
      'a{margin:4px var(--gap);color:var(--c-bg)}',
    );
  });

  it('have those of the identity', () => {
    expect(withLengths('var(--space-1) var(--motion)')).toBe('4px var(--motion)');
  });
});
