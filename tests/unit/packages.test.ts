/** guides/packages.md: what each package is and which others it uses, made of their package.json. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {ROOT} from './files';

interface Manifest {
  name: string;
  description: string;
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
}

const FOLDERS = readdirSync(path.join(ROOT, 'packages')).sort();
const PACKAGES = FOLDERS.map((folder) => ({
  folder,
  ...(JSON.parse(
    readFileSync(path.join(ROOT, 'packages', folder, 'package.json'), 'utf8'),
  ) as Manifest),
}));

const row = ({folder, description, exports}: (typeof PACKAGES)[number]): string =>
  `| [${folder}](../packages/${folder}/README.md) | ${description} | ${Object.keys(exports).length} |`;

const arrows = PACKAGES.flatMap(({folder, dependencies = {}}) =>
  PACKAGES.filter(({name}) => name in dependencies).map(
    (other) => `  ${folder} --> ${other.folder}`,
  ),
);

const TEXT = `# Packages

Each can be taken without the rest: its folder, and the folders that its arrows lead to. This page is made of their
\`package.json\` by \`npx vitest run --project unit tests/unit/packages -u\`;
[how large they are](../bench/results/lines.md) is counted by \`npm run bench:lines\`.

| Package | What it is | Exports |
| --- | --- | --: |
${PACKAGES.map(row).join('\n')}

An arrow leads to what is used.

\`\`\`mermaid
graph LR
${[...FOLDERS.map((folder) => `  ${folder}`), ...arrows].join('\n')}
\`\`\`
`;

test('the guide to packages says what their package.json say', async () => {
  await expect(TEXT).toMatchFileSnapshot('../../guides/packages.md');
});
