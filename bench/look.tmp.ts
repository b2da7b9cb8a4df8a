import {chromium} from '@playwright/test';
import {serve} from '../tools/serve/server';
import {CHROME_FLAGS, CHROME_PATH} from '../tools/browser/chromium';
const site = await serve({dir: 'build', port: 0});
const browser = await chromium.launch({executablePath: CHROME_PATH, args: CHROME_FLAGS});
for (const slow of [false, true]) {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  const page = await context.newPage();
  page.on('console', (m) => console.log('console', m.text()));
  page.on('pageerror', (e) => console.log('error', e.message));
  await page.goto(site.url + '/docs/tutorials/gettingstarted/');
  const cdp = await context.newCDPSession(page);
  if (slow) {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1.6e6 / 8,
      uploadThroughput: 750e3 / 8,
    });
    await cdp.send('Emulation.setCPUThrottlingRate', {rate: 4});
  }
  await page.evaluate(
    `(() => { const w = window; w.log=[]; new MutationObserver(()=>{ const t=Math.round(performance.now()-w.t0); const s=(n)=>{ if(!w.log.some((l)=>l[0]===n)) w.log.push([n,t]); }; if(document.activeElement?.matches('.early-search input')) s('early field'); if(document.querySelector('.early-search [role=option]')) s('early hits'); if(document.querySelector('.DocSearch-Input')) s('modal'); if(document.querySelector('.DocSearch-Hit')) s('modal hits'); if(w.log.some((l)=>l[0]==='early hits') && !document.querySelector('.early-search')) s('cover gone'); }).observe(document,{subtree:true,childList:true,attributes:true}); addEventListener('keydown',()=>{w.t0??=performance.now()},true); })()`,
  );
  await page.keyboard.press('Control+k');
  await page.keyboard.type('gossip');
  await page
    .waitForSelector('.early-search [role=option]', {timeout: 20000})
    .catch(() => console.log('no early hits'));
  await page.screenshot({path: `/tmp/early-${slow}.png`});
  if (!slow) {
    await page.keyboard.press('ArrowDown');
    console.log(
      await page.evaluate(
        () => document.querySelector('.early-search [aria-selected=true]')?.textContent,
      ),
    );
  }
  await page.waitForSelector('.DocSearch-Hit', {timeout: 30000});
  await page.waitForTimeout(1500);
  await page.screenshot({path: `/tmp/early-${slow}-2.png`});
  console.log(
    slow,
    JSON.stringify(await page.evaluate(() => (window as any).log)),
    await page.locator('dialog').count(),
    await page.evaluate(() => document.activeElement?.className),
    await page.inputValue('.DocSearch-Input'),
  );
  await context.close();
}
await browser.close();
await site.close();
