import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@sayso/e2e/support/product';

/**
 * Serves `site/{host}/…` with nginx, one worker; every text lies there as `name.br`, made before. Null where the
 * machine has no nginx.
 */
export async function startNginx(site: string): Promise<{ port: number; stop(): Promise<void> } | null> {
  const port = await freePort();
  const file = join(site, 'nginx.conf');
  await writeFile(file, configOf(site, port));
  const child = spawn('nginx', ['-e', join(site, 'error.log'), '-c', file], { stdio: 'inherit' });
  const isThere = await new Promise<boolean>((resolve) => {
    child.once('spawn', () => resolve(true));
    child.once('error', () => resolve(false));
  });
  if (!isThere) return null;
  await untilAnswers(child, port);
  return {
    port,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      await rm(file);
    },
  };
}

const configOf = (site: string, port: number) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${join(site, 'nginx.pid')};
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  client_body_temp_path ${site}/tmp;
  proxy_temp_path ${site}/tmp;
  fastcgi_temp_path ${site}/tmp;
  uwsgi_temp_path ${site}/tmp;
  scgi_temp_path ${site}/tmp;
  default_type text/javascript;
  types { text/css css; }
  server {
    listen 127.0.0.1:${port};
    root ${site}/$host;
    add_header Content-Encoding br;
    add_header Vary Accept-Encoding;
    location = / {
      default_type "text/html; charset=utf-8";
      etag on;
      add_header Content-Encoding br;
      add_header Cache-Control no-cache;
      try_files /index.html.br =404;
    }
    location / {
      add_header Content-Encoding br;
      add_header Cache-Control "public, max-age=31536000, immutable";
      try_files $uri.br =404;
    }
  }
}
`;

async function untilAnswers(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null) {
    const answered = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((wake) => setTimeout(wake, 20));
  }
  throw new Error('nginx ended at its start');
}
