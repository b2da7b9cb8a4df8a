/** Made-up documents, for measuring what a site of many costs: the same for the same number. */
import {dice, VOCABULARY} from '../madeUp';

/** Documents in a category, of which each has a folder of its own. */
const CATEGORY = 25;
const HEADINGS = 6;
/** Words below each heading. */
const WORDS = 80;

const KOTLIN = (n: number): string => `
\`\`\`kotlin
fun Aggregate<Int>.program${n}(source: Boolean): Double =
    share(Double.POSITIVE_INFINITY) { field ->
        val nearest = field.mapValues { (_, value) -> value + ${n}.0 }.min()
        when {
            source -> 0.0 // the source itself
            else -> nearest
        }
    }
\`\`\`
`;

const YAML = (n: number): string => `
\`\`\`yaml
incarnation: collektive
network-model:
  type: ConnectWithinDistance
  parameters: [${n % 10}]
deployments:
  type: Grid
  parameters: [-5, -5, 5, 5, 0.25, 0.25]
\`\`\`
`;

const pad = (n: number, digits: number): string => String(n).padStart(digits, '0');
const folderOf = (n: number): string => `cat-${pad(Math.floor(n / CATEGORY) + 1, 3)}`;
const nameOf = (n: number): string => `doc-${pad(n + 1, 4)}`;

/**
 * @param count how many documents
 * @returns the content of each file, by its path: documents of about 600 words with headings, code and
 *   links to each other, and what names their categories
 */
export function corpus(count: number): Map<string, string> {
  const roll = dice();
  const pick = (): string => VOCABULARY[Math.floor(roll() * VOCABULARY.length)];
  const sentence = (): string => {
    const words = Array.from({length: 8 + Math.floor(roll() * 10)}, pick).join(' ');
    return `${words[0].toUpperCase()}${words.slice(1)}.`;
  };
  const paragraph = (): string => {
    let text = sentence();
    while (text.split(' ').length < WORDS) {
      text += ` ${sentence()}`;
    }
    return text;
  };

  const files = new Map<string, string>();
  for (let n = 0; n < count; n++) {
    if (n % CATEGORY === 0) {
      const label = `Category ${n / CATEGORY + 1}`;
      files.set(`${folderOf(n)}/_category_.json`, `${JSON.stringify({label})}\n`);
    }
    const title = `Document ${n + 1}: ${pick()} ${pick()} ${pick()}`;
    let text = `---\ntitle: "${title}"\ndescription: "Says of ${pick()}: ${sentence()}"\nsidebar_position: ${n}\n---\n\n${paragraph()}\n`;
    for (let heading = 0; heading < HEADINGS; heading++) {
      text += `\n## ${pick()} ${pick()} ${heading + 1}\n\n${paragraph()}`;
      const other = Math.floor(roll() * count);
      text += ` See [document ${other + 1}](../${folderOf(other)}/${nameOf(other)}.md) for more.\n`;
      text += heading === 1 ? KOTLIN(n) : heading === 3 ? YAML(n) : '';
    }
    files.set(`${folderOf(n)}/${nameOf(n)}.md`, text);
  }
  return files;
}
