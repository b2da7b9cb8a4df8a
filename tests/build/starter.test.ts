/** The archives of the project to download, as the builds wrote them. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {archive} from '@collektive/playground/project';
import {strFromU8, unzipSync} from 'fflate';
import {describe, expect, test} from 'vitest';
import {projectFiles} from '../../markdown/starter/files';
import {ARCHIVES, FORMS, PROJECT} from '../../markdown/starter/forms';
import {VARIANT} from '../../scripts/test/stages';
import {ROOT} from '../unit/files';

const read = (file: string): Buffer => readFileSync(path.join(ROOT, file));

describe.each(FORMS.map((form, index) => [form.id, form, ARCHIVES[index]] as const))(
  'the archive of %s',
  (_, form, file) => {
    test('has the same bytes when it is made again', () => {
      const again = archive(PROJECT, projectFiles({siteDir: ROOT}, form));
      expect(Buffer.compare(read(`build/${file}`), again)).toBe(0);
    });

    test('is linked where it is named', () => {
      const page = read('build/docs/tutorials/gettingstarted/index.html').toString();
      expect(page).toContain(`href=/${file}`);
    });

    test('F13 leads to the site that it comes from', () => {
      const {[`${PROJECT}/README.md`]: readme} = unzipSync(read(`build-variant/${file}`));
      const {SITE_URL, BASE_URL} = VARIANT;
      expect(strFromU8(readme)).toContain(`${SITE_URL}${BASE_URL}docs/tutorials/gettingstarted/`);
      expect(strFromU8(readme)).not.toContain('collektive.github.io');
    });
  },
);

test('F13 the commands of the home page fetch it from there', () => {
  const home = read('build-variant/index.html')
    .toString()
    .replace(/<[^>]*>/g, '');
  expect(home).toContain(`${VARIANT.SITE_URL}${VARIANT.BASE_URL}${ARCHIVES[0]}`);
});
