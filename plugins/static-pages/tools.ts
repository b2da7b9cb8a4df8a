/** src/page/tools, bundled with what it must know of the site. */
import type {ToolSettings} from '../../src/page/tools/settings';
import {BASE_URL, FEEDBACK_ENDPOINT} from '../../src/site/env';
import {FEATURES} from '../../src/site/features';
import fonts from '../../src/site/fonts.json';
import {NEW_ISSUE} from '../../src/site/links';
import type {BuiltModule} from '@collektive/static-pages/build';
import {bundleModule} from './bundling';

let made: BuiltModule | undefined;

function bundle(): BuiltModule {
  const settings: ToolSettings = {
    ...FEATURES,
    baseUrl: BASE_URL,
    codeFont: `${BASE_URL}fonts/${fonts.code}`,
    newIssue: NEW_ISSUE,
    feedbackEndpoint: FEEDBACK_ENDPOINT,
  };
  return bundleModule(
    'page-tools',
    'src/page/tools/index.ts',
    Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [`TOOLS.${name}`, JSON.stringify(value)]),
    ),
  );
}

/** Made once. */
export const toolsFile = (): BuiltModule => (made ??= bundle());
