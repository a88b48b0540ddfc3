import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import type { S3Choice } from '../config-storage.ts';

const bucket = 'sayso-files';
const accessKeyId = 'AKIDEXAMPLE';
const secretAccessKey = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';

/** A bucket on loopback. It takes nothing whose signature (AWS version 4) it did not work out itself to be the same. */
export async function startS3Server() {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    if (!isSigned(request, body)) {
      response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      return;
    }
    const path = request.url ?? '';
    const known = objects.get(path);
    if (!path.startsWith(`/${bucket}/`)) response.writeHead(404).end();
    else if (request.method === 'PUT') {
      objects.set(path, body);
      response.writeHead(200).end();
    } else if (request.method === 'DELETE') {
      objects.delete(path);
      response.writeHead(204).end();
    } else if (!known) response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    else {
      const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      const part = first === undefined ? known : known.subarray(Number(first), Number(last) + 1);
      response.writeHead(first === undefined ? 200 : 206, { 'content-length': part.length });
      response.end(request.method === 'HEAD' ? undefined : part);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const choice: S3Choice = { endpoint, bucket, region: 'eu-central-1', accessKeyId, secretAccessKey };
  return { choice, objects };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, key, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const [day = '', region = '', service = '', end = ''] = scope.split('/');
  const time = String(headers['x-amz-date']);
  const hash = String(headers['x-amz-content-sha256']);
  const isWhole = hash === 'UNSIGNED-PAYLOAD' || hash === sha256(body);
  const isOfScope = key === accessKeyId && region === 'eu-central-1' && service === 's3';
  if (!isWhole || !isOfScope || !time.startsWith(day)) return false;
  const [path = '', query = ''] = url.split('?');
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, path, query, signed.join(''), names, hash].join('\n');
  const signing = [day, region, service, end].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  return hmac(signing, text).toString('hex') === signature;
}
