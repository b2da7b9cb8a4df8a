/**
 * A tab of a Chromium that draws pages ahead and keeps those that are left, as readers' browsers do: whoever
 * looks into pages as Playwright does forbids both.
 */
import {spawn} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Readable, Writable} from 'node:stream';
import {chromium} from '@playwright/test';
import {CHROME_FLAGS, CHROME_PATH} from '../scripts/browser/chromium';
import {expect} from './test';

/** What the browser says: an answer to what was asked, or an event. */
interface Message {
  id?: number;
  result?: unknown;
  error?: object;
  params?: {sessionId: string; targetInfo: {type: string; subtype?: string}};
  method?: string;
}

/** One that the browser has drawn, is drawing ahead, or keeps, by its session. */
type Document = string;

export interface Tab {
  /** Opens a page, and waits until its controls work. */
  open: (address: string) => Promise<void>;
  /** What an expression comes to in the page that is shown, or in another. */
  evaluate: <T>(expression: string, within?: Document) => Promise<T>;
  /** Rests the mouse on the middle of an element until its page is drawn ahead. @returns that page */
  rest: (selector: string) => Promise<Document>;
  /** Presses what the mouse rests on, and goes on in the page that it leads to. */
  press: (to: Document) => Promise<void>;
  /** Goes back to the page before, as it was left. */
  back: () => Promise<void>;
  close: () => Promise<void>;
}

export async function openTab(): Promise<Tab> {
  const profile = await mkdtemp(path.join(tmpdir(), 'ahead-'));
  const browser = spawn(
    CHROME_PATH ?? chromium.executablePath(),
    [
      ...CHROME_FLAGS,
      '--headless=new',
      '--window-size=1280,800',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
    ],
    {stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe']},
  );
  const [, , , to, from] = browser.stdio as unknown as [null, null, null, Writable, Readable];
  const waiting = new Map<number, (answer: Message) => void>();
  const documents: Document[] = [];
  let begun = '';
  from.setEncoding('utf8').on('data', (text: string) => {
    const messages = (begun + text).split('\0');
    begun = messages.pop()!;
    for (const message of messages.map((one) => JSON.parse(one) as Message)) {
      if (message.id !== undefined) {
        waiting.get(message.id)?.(message);
      } else if (
        message.method === 'Target.attachedToTarget' &&
        message.params?.targetInfo.type === 'page'
      ) {
        documents.push(message.params.sessionId);
      }
    }
  });
  let asked = 0;
  async function send<T>(method: string, params: object, sessionId?: string): Promise<T> {
    const id = ++asked;
    const {result, error} = await new Promise<Message>((resolve) => {
      waiting.set(id, resolve);
      to.write(`${JSON.stringify({id, method, params, sessionId})}\0`);
    });
    if (error) {
      throw new Error(`${method}: ${JSON.stringify(error)}`);
    }
    return result as T;
  }
  const {targetId} = await send<{targetId: string}>('Target.createTarget', {
    url: 'about:blank',
    forTab: true,
  });
  const {sessionId} = await send<{sessionId: string}>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  const attach = {autoAttach: true, waitForDebuggerOnStart: false, flatten: true};
  await send('Target.setAutoAttach', attach, sessionId);
  let [shown] = documents;
  const evaluate = async <T>(expression: string, within = shown): Promise<T> => {
    const {result} = await send<{result: {value: T}}>(
      'Runtime.evaluate',
      {expression, returnByValue: true},
      within,
    );
    return result.value;
  };
  const isReady = (within: Document): Promise<boolean> =>
    evaluate('document.documentElement.dataset.controls === ""', within);
  let place = {x: 0, y: 0};
  const mouse = (type: string): Promise<object> =>
    send('Input.dispatchMouseEvent', {type, ...place, button: 'left', clickCount: 1}, shown);
  return {
    evaluate,
    async open(address) {
      // Weak machines draw nothing ahead.
      await send('Emulation.setHardwareConcurrencyOverride', {hardwareConcurrency: 8}, shown);
      await send('Page.navigate', {url: address}, shown);
      await expect.poll(() => isReady(shown)).toBe(true);
    },
    async rest(selector) {
      const before = documents.length;
      place = await evaluate(
        `(({x, y, width, height}) => ({x: x + width / 2, y: y + height / 2}))(
          document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`,
      );
      await mouse('mouseMoved');
      await expect.poll(() => documents.length).toBeGreaterThan(before);
      const drawn = documents.at(-1)!;
      await expect.poll(() => evaluate('document.prerendering', drawn)).toBe(true);
      await expect.poll(() => isReady(drawn)).toBe(true);
      return drawn;
    },
    async press(next) {
      await mouse('mousePressed');
      await mouse('mouseReleased');
      shown = next;
      await expect
        .poll(() => evaluate('performance.getEntriesByType("navigation")[0].activationStart'))
        .toBeGreaterThan(0);
    },
    async back() {
      const address = await evaluate('location.href');
      await evaluate('history.back()');
      await expect.poll(() => evaluate('location.href')).not.toBe(address);
    },
    async close() {
      const closed = new Promise((resolve) => browser.once('close', resolve));
      browser.kill();
      await closed;
      await rm(profile, {recursive: true, force: true, maxRetries: 5});
    },
  };
}
