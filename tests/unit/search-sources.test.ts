import {createRequire} from 'node:module';
import type * as Autocomplete from '@algolia/autocomplete-core';
import {describe, expect, it, vi} from 'vitest';

// The modal's own copy of the library that runs its sources.
const fromDocSearch = createRequire(createRequire(__filename).resolve('@docsearch/react'));
const {createAutocomplete} = fromDocSearch('@algolia/autocomplete-core') as typeof Autocomplete;

describe('S13 sources of the modal', () => {
  const source = (sourceId: string) => ({sourceId, getItems: () => []});
  const ask = (ids: string[]) => {
    const autocomplete = createAutocomplete({
      environment: globalThis,
      getSources: () => ids.map(source),
      onStateChange: vi.fn(),
    });
    autocomplete.setQuery('a');
    return autocomplete.refresh();
  };

  it('S13 with the same id raise an error', async () => {
    await expect(ask(['hits', 'hits'])).rejects.toThrow(/sourceId` "hits" is not unique/);
  });

  it('S13 with different ids do not', async () => {
    await expect(ask(['hits', 'recent'])).resolves.toBeUndefined();
  });
});
