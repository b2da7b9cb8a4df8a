import {afterEach, expect, test, vi} from 'vitest';
import {showPage, onPageShown} from './events';

afterEach(() => vi.unstubAllGlobals());

test('a control that fails at a page says so, and takes no other with it', () => {
  const said = vi.fn();
  vi.stubGlobal('reportError', said);
  const fault = new URIError('URI malformed');
  const arrived = vi.fn();
  onPageShown(() => {
    throw fault;
  });
  onPageShown(arrived);
  showPage();
  expect(arrived).toHaveBeenCalledOnce();
  expect(said.mock.calls).toEqual([[fault]]);
});
