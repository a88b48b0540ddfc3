import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { atTheEnd } from './at-the-end.ts';

type Package = { version: string; dependencies?: Record<string, string>; files?: Record<string, string> };

/** A registry on loopback that speaks as npm's does, with these packages; `hold` lets nobody have a tarball. */
export async function startRegistry(packages: Readonly<Record<string, Package>>) {
  const asked: string[] = [];
  const held: ServerResponse[] = [];
  let isHolding = false;
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '/').slice(1);
    asked.push(path);
    const name = path.replace(/\/-\/.*$/, '');
    const found = packages[name];
    if (!found) return void response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    const tarball = tarballOf(name, found);
    if (path !== name) {
      if (isHolding) return void held.push(response);
      return void response.end(tarball);
    }
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(pageOf({ name, found, tarball, url })));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  atTheEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url,
    asked,
    hold: (on: boolean) => {
      isHolding = on;
    },
    get held() {
      return held.length;
    },
  };
}

type Page = { name: string; found: Package; tarball: Buffer; url: string };

function pageOf({ name, found: { version, dependencies = {} }, tarball, url }: Page) {
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  const dist = { tarball: `${url}/${name}/-/package-${version}.tgz`, integrity };
  return {
    name,
    'dist-tags': { latest: version },
    versions: { [version]: { name, version, dependencies, dist } },
  };
}

function tarballOf(name: string, { version, dependencies = {}, files = {} }: Package): Buffer {
  const all = { 'package.json': JSON.stringify({ name, version, dependencies }), ...files };
  const entries = Object.entries(all).flatMap(([path, text]) =>
    entryOf(`package/${path}`, Buffer.from(text)),
  );
  return gzipSync(Buffer.concat([...entries, Buffer.alloc(1_024)]));
}

/** A file as tar writes it: a head of 512 bytes with octal numbers, and the bytes filled up to the next 512. */
function entryOf(path: string, bytes: Buffer): Buffer[] {
  const head = Buffer.alloc(512);
  head.write(path, 0);
  head.write('0000644\0', 100);
  head.write(`${bytes.length.toString(8).padStart(11, '0')}\0`, 124);
  head.write('00000000000\0', 136);
  head.write('        0', 148);
  head.write('ustar\x0000', 257);
  const sum = head.reduce((total, byte) => total + byte, 0);
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return [head, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)];
}
