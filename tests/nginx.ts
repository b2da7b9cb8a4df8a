/** A real nginx that serves a build by its `nginx.conf`, where one is installed. */
import {spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {request, type IncomingHttpHeaders, type IncomingMessage} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Nginx {
  /** Asks for a path as it stands. */
  ask: (target: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;
  stop: () => Promise<void>;
}

/** Where it is: not on everybody's path. */
const PLACES = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx'];
const NGINX = PLACES.find((place) => !spawnSync(place, ['-v']).error);

/** Why there is no nginx to try, `undefined` where there is one. */
export function whyNoNginx(): string | undefined {
  if (!NGINX) {
    return `none is installed as ${PLACES.join(' or ')}`;
  }
  const {stderr} = spawnSync(NGINX, ['-V'], {encoding: 'utf8'});
  return stderr.includes('http_gzip_static_module')
    ? undefined
    : 'the one that is installed lacks the module gzip_static';
}

/** The settings around the `server` block: those of nginx itself, which know two types and compress little. */
const settingsOf = (folder: string, root: string, conf: string): string => `
daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr warn;
events {}
http {
  access_log off;
  gzip on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen unix:${folder}/socket;
    root ${root};
    include ${conf};
  }
}
`;

async function askAt(
  socketPath: string,
  target: string,
  headers: Record<string, string>,
  method: string,
): Promise<Answer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({socketPath, path: target, headers: {host: 'example.org', ...headers}, method}, resolve)
      .on('error', reject)
      .end();
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) {
    chunks.push(chunk as Buffer);
  }
  return {status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks)};
}

/**
 * Starts nginx with a build, as guides/hosting.md says to.
 * @param dir of the build
 * @param base path that it was built for, with a slash at both ends
 * @throws Error with what nginx says where it does not take the file
 */
export async function startNginx(dir: string, base: string): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const name = base.replaceAll('/', '');
  if (name) {
    symlinkSync(dir, path.join(folder, name));
  }
  const settings = path.join(folder, 'whole.conf');
  writeFileSync(settings, settingsOf(folder, name ? folder : dir, path.join(dir, 'nginx.conf')));
  const nginx = spawn(NGINX!, ['-p', folder, '-e', 'stderr', '-c', settings], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  nginx.stderr.on('data', (chunk) => (said += String(chunk)));
  const ended = new Promise<void>((resolve) => nginx.on('close', () => resolve()));
  const ask: Nginx['ask'] = (target, headers = {}, method = 'GET') =>
    askAt(path.join(folder, 'socket'), target, headers, method);
  const stop = async (): Promise<void> => {
    nginx.kill();
    await ended;
    rmSync(folder, {recursive: true});
  };
  for (;;) {
    const answered = await ask(base).catch(() => undefined);
    if (answered) {
      return {ask, stop};
    }
    if (nginx.exitCode !== null) {
      await stop();
      throw new Error(`nginx does not start with ${dir}/nginx.conf:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
