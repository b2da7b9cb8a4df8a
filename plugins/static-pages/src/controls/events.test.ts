import {afterEach, expect, test, vi} from 'vitest';
import {arrive, onArrive} from './events';

afterEach(() => vi.unstubAllGlobals());

test('a control that fails at a page says so, and takes no other with it', () => {
  const said = vi.fn();
  vi.stubGlobal('reportError', said);
  const fault = new URIError('URI malformed');
  const arrived = vi.fn();
  onArrive(() => {
    throw fault;
  });
  onArrive(arrived);
  arrive();
  expect(arrived).toHaveBeenCalledOnce();
  expect(said.mock.calls).toEqual([[fault]]);
});
