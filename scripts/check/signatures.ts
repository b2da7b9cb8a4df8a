/**
 * Checks that every installed package is what its registry signed, where the registry signs.
 *
 *   npm run check:signatures
 */
import {spawnSync} from 'node:child_process';
import {judgeSignatures} from './rules/signatures';

const {stdout} = spawnSync('npm', ['audit', 'signatures', '--json'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
  shell: process.platform === 'win32',
});
const {ok, says} = judgeSignatures(stdout);
(ok ? console.log : console.error)(says);
process.exitCode = ok ? 0 : 1;
