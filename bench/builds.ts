/** Builds that are measured, from nothing or from what an earlier one left. */
import {spawn} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {createRequire} from 'node:module';

/** What a build took: seconds of the processor and by the clock, megabytes at most at once. */
export interface Cost {
  cpu: number;
  wall: number;
  megabytes: number;
}

const CACHES = ['node_modules/.cache', '.docusaurus', 'build'];
const USAGE = new URL('usage.mjs', import.meta.url).href;
/** As `npm run build` starts it. */
const DOCUSAURUS = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');

const round = (value: number): number => Math.round(value * 10) / 10;

/** Removes all that a build could start from. @param folder of the site */
export function forget(folder: string, caches: readonly string[] = CACHES): void {
  caches.forEach((cache) => rmSync(path.join(folder, cache), {recursive: true, force: true}));
}

/**
 * @param folder of the site
 * @param env variables of the build, besides those of this program
 * @throws Error where it fails
 */
export async function measureBuild(
  folder: string,
  env: Record<string, string> = {},
  args: readonly string[] = [],
): Promise<Cost> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', USAGE, DOCUSAURUS, 'build', ...args], {
    cwd: folder,
    env: {...process.env, NO_UPDATE_NOTIFIER: '1', ...env},
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  let usage = '';
  child.stdio[3]!.on('data', (part) => (usage += String(part)));
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (status !== 0) {
    throw new Error(
      `The build in ${folder} with ${JSON.stringify(env)} failed. Run \`docusaurus build\` there to see why.`,
    );
  }
  const {cpu, megabytes} = JSON.parse(usage) as Omit<Cost, 'wall'>;
  const wall = (performance.now() - started) / 1000;
  return {cpu: round(cpu), wall: round(wall), megabytes: Math.round(megabytes)};
}
