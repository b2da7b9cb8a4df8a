import {describe, expect, it} from 'vitest';
import {providerOrigin, type HostedSettings} from './settings';
import {maxResultsPerGroup, readSearchSettings} from './readSettings';

const HOSTED = {
  ALGOLIA_APP_ID: 'TESTAPP',
  ALGOLIA_SEARCH_API_KEY: 'testkey',
  ALGOLIA_INDEX_NAME: 'testindex',
};

describe('readSearchSettings', () => {
  it('H5 without settings search is embedded; empty values count as absent', () => {
    expect(readSearchSettings({})).toEqual({mode: 'embedded'});
    expect(
      readSearchSettings({ALGOLIA_APP_ID: '', ALGOLIA_SEARCH_API_KEY: ' ', SEARCH_INSIGHTS: ''}),
    ).toEqual({mode: 'embedded'});
  });

  it('H5 with all three settings search is hosted', () => {
    expect(readSearchSettings(HOSTED)).toEqual({
      mode: 'hosted',
      appId: 'TESTAPP',
      apiKey: 'testkey',
      indexName: 'testindex',
    });
  });

  const names = Object.keys(HOSTED) as (keyof typeof HOSTED)[];

  it.each(names)('H5 the error for a build without %s names it and says what to do', (name) => {
    const read = () => readSearchSettings({...HOSTED, [name]: undefined});
    expect(read).toThrow(`Search is configured in part: ${name} is missing.`);
    expect(read).toThrow('or none of the three');
  });

  it.each(names)('H5 the error for a build with %s only names the other two', (name) => {
    const missing = names.filter((other) => other !== name).join(' and ');
    expect(() => readSearchSettings({[name]: HOSTED[name]})).toThrow(`${missing} are missing.`);
  });

  it('H5 a build that would publish the admin key fails', () => {
    const read = () => readSearchSettings({...HOSTED, ALGOLIA_ADMIN_API_KEY: 'testkey'});
    expect(read).toThrow('The build would publish it');
  });

  it('H1 hosts are read in order', () => {
    const hosts = (value: string) => {
      const settings = readSearchSettings({...HOSTED, ALGOLIA_HOSTS: value}) as HostedSettings;
      return settings.hosts;
    };
    expect(hosts('http://127.0.0.1:1234, https://proxy.example/algolia/')).toEqual([
      'http://127.0.0.1:1234',
      'https://proxy.example/algolia',
    ]);
    expect(() => hosts('127.0.0.1:1234')).toThrow(/ALGOLIA_HOSTS is "127.0.0.1:1234"/);
  });

  it('H6 insights are off by default, and need the hosted engine', () => {
    expect(readSearchSettings(HOSTED)).not.toHaveProperty('insights');
    expect(readSearchSettings({...HOSTED, SEARCH_INSIGHTS: 'false'})).not.toHaveProperty(
      'insights',
    );
    expect(readSearchSettings({...HOSTED, SEARCH_INSIGHTS: 'true'})).toHaveProperty('insights', {
      host: 'https://insights.algolia.io',
    });
    const inEurope = {
      SEARCH_INSIGHTS: 'true',
      ALGOLIA_INSIGHTS_HOST: 'https://insights.de.algolia.io',
    };
    expect(readSearchSettings({...HOSTED, ...inEurope})).toHaveProperty(
      'insights.host',
      'https://insights.de.algolia.io',
    );
    expect(() => readSearchSettings({SEARCH_INSIGHTS: 'true'})).toThrow('only the hosted engine');
    expect(() => readSearchSettings({...HOSTED, SEARCH_INSIGHTS: 'yes'})).toThrow('true or false');
  });

  it('S6 the address for missing results has a place for the query', () => {
    const read = (value: string) => readSearchSettings({SEARCH_MISSING_RESULTS_URL: value});
    const address = 'https://example.org/new?title={query}';
    expect(read(address)).toEqual({mode: 'embedded', missingResultsUrl: address});
    expect(() => read('https://example.org/new')).toThrow('it has to hold {query}');
    expect(() => read('javascript:alert({query})')).toThrow('https://');
  });

  it('H7 questions go to a web address or a path of this site, or nowhere', () => {
    const read = (value?: string) => readSearchSettings({ASK_AI_ENDPOINT: value}).askAi?.endpoint;
    expect(read()).toBeUndefined();
    expect(read('https://ask.example/v1')).toBe('https://ask.example/v1');
    expect(read('/ask')).toBe('/ask');
    expect(() => read('//ask.example')).toThrow('ASK_AI_ENDPOINT is "//ask.example"');
    expect(() => read('ask')).toThrow('ASK_AI_ENDPOINT');
  });
});

describe('providerOrigin', () => {
  it('H3 is the host that is asked first', () => {
    const hosted = readSearchSettings(HOSTED) as HostedSettings;
    expect(providerOrigin(hosted)).toBe('https://TESTAPP-dsn.algolia.net');
    expect(providerOrigin({...hosted, hosts: ['https://proxy.example/algolia']})).toBe(
      'https://proxy.example',
    );
  });
});

describe('maxResultsPerGroup', () => {
  it('S5 is five, or what the theme is told', () => {
    expect(maxResultsPerGroup()).toBe(5);
    expect(maxResultsPerGroup({indexName: 'a'})).toBe(5);
    expect(maxResultsPerGroup({maxResultsPerGroup: 8})).toBe(8);
  });

  it.each([0, -1, 2.5, 21, '5', null])('S5 %j is refused', (most) => {
    expect(() => maxResultsPerGroup({maxResultsPerGroup: most})).toThrow(
      `themeConfig.algolia.maxResultsPerGroup is ${JSON.stringify(most)}; it has to be a whole number from 1 to 20`,
    );
  });
});
