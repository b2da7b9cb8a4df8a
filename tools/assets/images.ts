/**
 * Writes the bitmaps that browsers and social networks want: favicon.ico, the touch icon and the
 * social card. Run `npm run images` after changing the logo, and commit the result.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import fonts from '../../src/site/fonts.json';
import {CHROME_FLAGS, CHROME_PATH} from '../browser/chromium';

const STATIC = 'static';
const read = (file: string): Buffer => readFileSync(path.join(STATIC, file));
const write = (file: string, bytes: Buffer): void => writeFileSync(path.join(STATIC, file), bytes);

/** A picture of some HTML, as a PNG. */
async function picture(
  browser: Browser,
  [width, height]: [number, number],
  html: string,
  transparent = false,
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

const sized = (svg: string, size: number): string =>
  svg.replace('<svg ', `<svg width="${size}" height="${size}" `);

async function main(): Promise<void> {
  const mark = read('img/favicon.svg').toString();
  const logo = read('img/logo.svg').toString();
  const font = read(`fonts/${fonts.text}`).toString('base64');
  const browser = await chromium.launch({executablePath: CHROME_PATH, args: CHROME_FLAGS});
  write('favicon.ico', ico(await picture(browser, [32, 32], sized(mark, 32), true), 32));
  write(
    'img/apple-touch-icon.png',
    await picture(
      browser,
      [180, 180],
      `<body style="background:#fff;padding:26px">${sized(logo, 128)}`,
    ),
  );
  write(
    'img/social-card.png',
    await picture(
      browser,
      [1200, 630],
      `<style>@font-face{font-family:Figtree;src:url(data:font/woff2;base64,${font});font-weight:400 700}
      body{font-family:Figtree;background:#faf9ff;color:#201c2e;height:630px;padding:80px;display:grid;align-content:center;gap:28px}
      h1{margin:0;font-size:104px;line-height:1;letter-spacing:-.035em}p{margin:0;font-size:38px;line-height:1.35;color:#514c61;max-width:21em}
      em{font-style:normal;background:linear-gradient(100deg,#db3781,#c711e1 45%,#7f52ff);-webkit-background-clip:text;color:transparent}
      div{display:flex;gap:24px;align-items:center;font-size:44px;font-weight:700}</style>
      <div>${sized(logo, 84)}Collektive</div><h1>One program.<br><em>Every device.</em></h1><p>Aggregate computing in Kotlin Multiplatform</p>`,
    ),
  );
  await browser.close();
}

void main();
