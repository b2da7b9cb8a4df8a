/** A new picture: a scene that draws two devices and their link, registered under its name. */
import {
  camelCase,
  checkKebab,
  formatted,
  insertAfterLast,
  NewError,
  readText,
  type Plan,
} from './plan';

const USAGE = 'npm run new:picture -- NAME, such as team-size';
const INDEX = 'src/pictures/index.ts';

const sceneOf = (
  name: string,
  constant: string,
): string => `import {SIZE, WIDTH, device, ink, links, text, type Picture, type Point} from '@collektive/pictures';

const HEIGHT = 120;

export const ${constant}: Picture = {
  name: '${name}',
  runs: [],
  alt:
    'TODO: tell the picture to someone who cannot see it, from left to right, with every word and ' +
    'number in it. Two devices, linked by a line.',
  caption: 'TODO: what a reader should see in it.',
  draw(layout) {
    const width = WIDTH[layout];
    const devices: Point[] = [0.25, 0.75].map((part) => ({x: part * width, y: 48}));
    return {
      width,
      height: HEIGHT,
      content: [
        links([[devices[0], devices[1]]], ink.line),
        ...devices.map((point) => device(point, {r: 16, fill: ink.tint, stroke: ink.text})),
        ...devices.map(({x}, i) =>
          text(\`device \${i}\`, {x, y: 96}, {size: SIZE.small, color: ink.muted, anchor: 'middle'}),
        ),
      ].join(''),
    };
  },
};
`;

/**
 * @param root the project's folder
 * @param args the name, as it was typed
 * @throws {NewError} when it is missing, no name, or taken
 */
export async function newPicture(root: string, [name = '']: string[]): Promise<Plan> {
  if (!name) {
    throw new NewError(`A picture needs a name: ${USAGE}`);
  }
  checkKebab('picture', name);
  const constant = camelCase(name);
  const scene = `src/pictures/scenes/${name}.ts`;
  const index = readText(root, INDEX);
  if (new RegExp(`\\b${constant}\\b`).test(index)) {
    throw new NewError(`${INDEX} has a picture "${name}" already. Choose another name`);
  }
  const imported = insertAfterLast(
    index,
    /^import .* from '\.\/scenes\/.*;$/gm,
    `\nimport {${constant}} from './scenes/${name}';`,
  );
  const listed = insertAfterLast(imported, /^ {2}\w+,$/gm, `\n  ${constant},`);
  return {
    files: {[scene]: await formatted(root, scene, sceneOf(name, constant))},
    edits: {[INDEX]: await formatted(root, INDEX, listed)},
    next: [
      `Draw it in ${scene}, once wide and once narrow; its numbers come from a recorded run (src/pictures/runs.ts)`,
      'npm run pictures writes the file, which is committed with the scene',
      `Show it in a page: <Picture name="${name}" />`,
    ],
  };
}
