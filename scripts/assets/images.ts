/**
 * Writes the bitmaps that browsers and social networks want: favicon.ico, the touch icon and the
 * social card. Run `npm run assets -- images` after changing the logo, what the site is called, or its colours, and commit
 * the result; a test tells when that was forgotten.
 */
import {writeFileSync} from 'node:fs';
import {chromium, type Browser} from '@playwright/test';
import {CHROME_FLAGS, CHROME_PATH} from '../browser/chromium';
import {digest, DRAWN, drawings, type Drawing, type Drawn} from './drawings';

/** A picture of some HTML, as a PNG. */
async function picture(
  browser: Browser,
  {width, height, html, transparent}: Drawing,
): Promise<Buffer> {
  const page = await browser.newPage({viewport: {width, height}});
  await page.setContent(
    `<style>*{box-sizing:border-box}body{margin:0}svg{display:block}</style>${html}`,
  );
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({omitBackground: transparent});
  await page.close();
  return png;
}

/** An .ico file that holds one PNG: 6 bytes of header, 16 of directory, the picture. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

export async function drawImages(): Promise<void> {
  const browser = await chromium.launch({executablePath: CHROME_PATH, args: CHROME_FLAGS});
  const drawn: Drawn = {};
  for (const drawing of drawings('.')) {
    const {file, width, html} = drawing;
    const png = await picture(browser, drawing);
    const bytes = file.endsWith('.ico') ? ico(png, width) : png;
    writeFileSync(file, bytes);
    drawn[file] = {from: digest(html), file: digest(bytes)};
  }
  writeFileSync(DRAWN, `${JSON.stringify(drawn, null, 2)}\n`);
  await browser.close();
}
