/**
 * Checks that no locked package has a grave fault that is known, where the registry keeps a list.
 *
 *   npm run check:audit
 */
import {spawnSync} from 'node:child_process';
import {judgeAudit} from './rules/audit';

const {stdout} = spawnSync('npm', ['audit', '--json'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
  shell: process.platform === 'win32',
});
const {ok, says} = judgeAudit(stdout);
(ok ? console.log : console.error)(says);
process.exitCode = ok ? 0 : 1;
