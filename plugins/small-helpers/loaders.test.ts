import {describe, expect, it} from 'vitest';
import serverOnly from './server-only-loader';
import siteConfig from './site-config-loader';

type Loader = (source: string) => string;

describe('the configuration', () => {
  const cut = siteConfig as Loader;
  const BUILD_ONLY = {
    ...{presets: [], plugins: [], themes: [], markdown: {}, staticDirectories: []},
    ...{onBrokenLinks: 'throw', onBrokenAnchors: 'warn', onDuplicateRoutes: 'warn'},
    ...{scripts: [], headTags: [], stylesheets: [], clientModules: [], ssrTemplate: ''},
  };
  const future = {experimental_router: 'browser', experimental_faster: {swcJsLoader: true}};
  const generated = (config: object): string =>
    `/* generated */\nexport default ${JSON.stringify(config, null, 2)};\n`;

  it('keeps what pages read', () => {
    expect(cut(generated({title: 'T', ...BUILD_ONLY, future, themeConfig: {a: 1}}))).toBe(
      'export default {"title":"T","future":{"experimental_router":"browser"},"themeConfig":{"a":1}};',
    );
  });

  it('fails where a part to leave out is gone, and says what to read', () => {
    expect(() => cut(generated({...BUILD_ONLY, presets: undefined}))).toThrow(
      'has no presets to leave out: read',
    );
    expect(() => cut('')).toThrow('has no presets, plugins');
  });
});

describe('a component that renders on the server alone', () => {
  const cut = serverOnly as Loader;

  it('is nothing in pages', () => {
    expect(cut('return <>{!ExecutionEnvironment.canUseDOM && isHome && <Banner />}</>')).toBe(
      'export default () => null;',
    );
  });

  it('fails where it renders in browsers, too, and says what to read', () => {
    expect(() => cut('return <Banner />')).toThrow('BaseUrlIssueBanner');
  });
});
