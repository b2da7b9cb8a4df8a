/** src/page/tools, bundled with what it must know of the site. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ToolSettings} from '../../src/page/tools/settings';
import {BASE_URL, FEEDBACK_ENDPOINT} from '../../src/site/env';
import {FEATURES} from '../../src/site/features';
import fonts from '../../src/site/fonts.json';
import {NEW_ISSUE} from '../../src/site/links';
import {named, type BuiltModule} from '@collektive/static-pages/build';
import {offlineModules} from '../offline';
import {bundleModule} from './bundling';

const TOKENS = path.join(__dirname, '../../src/css/tokens.css');

/** Sizes are the same in all colours and on all screens: written out, pages need not keep them for this script. */
function withSizes(code: string): string {
  const sizes = new Map(
    [...readFileSync(TOKENS, 'utf8').matchAll(/(--(?:space|radius|text)-[\w-]+): ([^;]+);/g)].map(
      ([, name, value]) => [name, value],
    ),
  );
  return code.replace(/var\((--[\w-]+)\)/g, (use, name: string) => sizes.get(name) ?? use);
}

let made: BuiltModule | undefined;

/** @param others than those of the site, for tests */
export function bundleTools(others: Partial<ToolSettings> = {}): BuiltModule {
  const settings: ToolSettings = {
    ...FEATURES,
    // What is being written is not there to be kept.
    offline: FEATURES.offline && process.env.NODE_ENV !== 'development',
    baseUrl: BASE_URL,
    codeFont: `${BASE_URL}fonts/${fonts.code}`,
    offlinePanel: BASE_URL + offlineModules().panel.file,
    newIssue: NEW_ISSUE,
    feedbackEndpoint: FEEDBACK_ENDPOINT,
    ...others,
  };
  const bundled = bundleModule(
    'page-tools',
    'src/page/tools/index.ts',
    Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [`TOOLS.${name}`, JSON.stringify(value)]),
    ),
  );
  const code = withSizes(bundled.code);
  return {...bundled, code, file: named('js/page-tools.[hash].js', code)};
}

/** Made once. */
export const toolsFile = (): BuiltModule => (made ??= bundleTools());
