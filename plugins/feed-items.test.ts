import {expect, test} from 'vitest';
import {forFeeds} from './feed-items';

const drawing = (form: string): string =>
  `<svg class="picture-${form}" viewBox="0 0 640 182"><use data-href="/img/a.svg#${form}"></use></svg>`;

test('R6 readers of feeds get what a figure shows in words, and no controls', () => {
  const figure = `<figure><div data-island="Figure" data-props="{}"><div role="img" aria-label="A line of &quot;six&quot;.">${drawing('wide')}${drawing('narrow')}<noscript>${drawing('wide')}</noscript></div><div class="figure-controls"><p>Click a device.</p><div><button>Run</button></div></div></div></figure>`;
  const sample = '<figcaption>A.kt<button>Run</button></figcaption><pre>1\n2</pre>';
  expect(forFeeds(figure + sample, 'https://x.org/a/')).toBe(
    '<figure><div><p><a href="https://x.org/a/">Figure</a>: A line of "six".</p></div></figure><figcaption>A.kt</figcaption><pre>1\n2</pre>',
  );
});
