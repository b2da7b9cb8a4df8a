import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {answer} from './answer';

const NEVER = new Promise<Response>(() => undefined);
const page = (method = 'GET'): Request => new Request('https://site.test/docs/', {method});
const response = (text: string, status = 200): Response => new Response(text, {status});
const copy = (): Promise<Response> => Promise.resolve(response('copy'));
const none = (): Promise<undefined> => Promise.resolve(undefined);

const network = vi.fn<() => Promise<Response>>();
beforeEach(() => vi.stubGlobal('fetch', network));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  network.mockReset();
});

test.each([
  ['a page', 200],
  ['what is gone', 404],
])('%s comes from the network where there is one', async (_, status) => {
  network.mockResolvedValue(response('new', status));
  const got = await answer(page(), false, copy);
  expect([got.status, await got.text()]).toEqual([status, 'new']);
});

test('the copy answers where the network fails, or a server is at fault', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await (await answer(page(), false, copy)).text()).toBe('copy');
  network.mockResolvedValueOnce(response('fault', 503));
  expect(await (await answer(page(), false, copy)).text()).toBe('copy');
});

test('the copy answers where the network takes long', async () => {
  vi.useFakeTimers();
  network.mockReturnValue(NEVER);
  const answered = answer(page(), false, copy);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await (await answered).text()).toBe('copy');
});

test('without a copy the network has the last word', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(answer(page(), false, none)).rejects.toThrow('Failed to fetch');
  network.mockResolvedValueOnce(response('fault', 503));
  expect((await answer(page(), false, none)).status).toBe(503);
});

test('what cannot change is not asked for again', async () => {
  expect(await (await answer(page(), true, copy)).text()).toBe('copy');
  expect(network).not.toHaveBeenCalled();
  network.mockResolvedValueOnce(response('new'));
  expect(await (await answer(page(), true, none)).text()).toBe('new');
});

test('whoever asks only whether there is an answer gets no body', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const got = await answer(page('HEAD'), false, copy);
  expect([got.status, got.body]).toEqual([200, null]);
});
