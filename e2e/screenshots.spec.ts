/** Two builds are compared by how they look. */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';

const ROOT = path.join(__dirname, '..');

const page = (kind: string, colour: string): string =>
  `<!doctype html><html lang=en class="${kind}"><title>A page</title>` +
  `<main style="height: 3000px"><p style="color: ${colour}">Words.</main></html>`;

/** Writes a build. @returns its folder */
function build(folder: string, pages: Record<string, string>): string {
  for (const [address, html] of Object.entries(pages)) {
    mkdirSync(path.join(folder, address), {recursive: true});
    writeFileSync(path.join(folder, address, 'index.html'), html);
  }
  return folder;
}

test.describe('screenshots of two builds', () => {
  // All write the same folder.
  test.describe.configure({mode: 'default', timeout: 300_000});
  let temporary = '';

  test.beforeAll(() => {
    temporary = mkdtempSync(path.join(tmpdir(), 'screenshots-'));
  });
  test.afterAll(() => rmSync(temporary, {recursive: true}));

  const compare = (before: string, after: string): {status: number | null; said: string} => {
    const {status, stdout, stderr} = spawnSync('npm', ['run', 'screenshots', '--', before, after], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    return {status, said: stdout + stderr};
  };

  test('a page of a kind is looked at, which differs or not, and the report shows before and after', () => {
    const before = build(path.join(temporary, 'before'), {
      '.': page('home', 'green'),
      'docs/a': page('docs', 'green'),
      // Of the same kind as the one before.
      'docs/b': page('docs', 'green'),
      'docs/moved': '<!doctype html><meta http-equiv=refresh content="0; url=/docs/a/">',
    });
    const after = path.join(temporary, 'after');
    cpSync(before, after, {recursive: true});
    // What is compared with nothing.
    build(after, {'docs/b': page('docs', 'red'), new: page('new', 'red')});
    const same = compare(before, after);
    expect(same.said).toContain('2 pages look as before, in four forms each.');
    expect(same.status).toBe(0);

    build(after, {'docs/a': page('docs', 'red')});
    const {status, said} = compare(before, after);
    expect(status).toBe(1);
    expect(said).toContain('4 failed');
    expect(said).toContain('4 passed');
    expect(said).toContain('Not all pages look as before');
    const results = path.join(ROOT, 'test-results/screenshots');
    expect(readdirSync(path.join(results, 'report'))).toContain('index.html');
    const pictures = readdirSync(path.join(results, 'differences'), {recursive: true})
      .map((file) => path.basename(String(file)))
      .filter((file) => file.endsWith('.png'));
    expect(new Set(pictures)).toEqual(
      new Set(['docs-a--actual.png', 'docs-a--diff.png', 'docs-a--expected.png']),
    );
  });

  test('are not taken of what is no build', () => {
    const {status, said} = compare(path.join(temporary, 'before'), path.join(temporary, 'none'));
    expect(status).toBe(1);
    expect(said).toContain('Build it first: npm run build');
  });
});
