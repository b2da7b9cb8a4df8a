// cspell:ignore avvia collegamento collegamenti dispositivi jeden kilka wiele
import {buildSync} from 'esbuild';
import path from 'node:path';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {phrase, plural, text} from '.';
import {textsIn} from './build';

const ITALIAN = {
  '': 'it',
  Play: 'Avvia',
  'Device {0} of {1}': 'Su {1} dispositivi, il {0}',
  '{0} link|{0} links': '{0} collegamento|{0} collegamenti',
};

afterEach(() => vi.unstubAllGlobals());

describe('texts', () => {
  test('are those of the source in English', () => {
    expect([text('Play'), phrase`Device ${2} of ${1500}`]).toEqual(['Play', 'Device 2 of 1500']);
    expect([1, 2].map((links) => plural(links, '{0} link|{0} links'))).toEqual([
      '1 link',
      '2 links',
    ]);
  });

  test('are those of the language elsewhere, with values where it wants them and numbers as it writes them', () => {
    vi.stubGlobal('TEXTS', ITALIAN);
    expect(text('Play')).toBe('Avvia');
    expect(phrase`Device ${2} of ${15000}`).toBe('Su 15.000 dispositivi, il 2');
    expect([1, 2].map((links) => plural(links, '{0} link|{0} links'))).toEqual([
      '1 collegamento',
      '2 collegamenti',
    ]);
  });

  test('that nobody translated stay English', () => {
    vi.stubGlobal('TEXTS', ITALIAN);
    expect([text('Pause'), phrase`Round ${1}`]).toEqual(['Pause', 'Round 1']);
  });

  test('have as many forms as the language has', () => {
    vi.stubGlobal('TEXTS', {'': 'pl', '{0} link|{0} links': '{0} jeden|{0} kilka|{0} wiele'});
    const forms = [1, 3, 5].map((links) => plural(links, '{0} link|{0} links'));
    expect(forms).toEqual(['1 jeden', '3 kilka', '5 wiele']);
  });
});

describe('builds', () => {
  const SOURCE = `
    import {phrase, plural, text as words} from '@collektive/texts';
    const a = words('It’s "here"');
    const b = phrase\`A \${phrase\`b \${c} d\`} e\`;
    const f = plural(list.length, '{0} link|{0} links');
    const none = [other('not this'), text('nor this')];
  `;

  test('find every text in a source', () => {
    expect(textsIn(SOURCE, 'a.ts')).toEqual([
      'It’s "here"',
      'A {0} e',
      'b {0} d',
      '{0} link|{0} links',
    ]);
  });

  test('leave of an English text nothing but the text', () => {
    const contents = `import {text} from './index'; document.title = text('Play');`;
    const {outputFiles} = buildSync({
      stdin: {contents, resolveDir: __dirname, loader: 'ts'},
      define: {TEXTS: 'undefined'},
      absWorkingDir: path.dirname(__dirname),
      format: 'esm',
      bundle: true,
      minify: true,
      write: false,
    });
    expect(outputFiles[0].text.trim()).toBe('document.title="Play";');
  });
});
