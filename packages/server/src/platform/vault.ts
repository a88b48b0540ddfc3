import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '@sayso/contracts/faults';
import { databaseWords } from '../texts/database.ts';

/** Seals small secrets with the installation's master key; `purpose` is bound to the sealed bytes. */
export type Vault = {
  seal(plain: string, purpose: string): Buffer;
  open(sealed: Uint8Array, purpose: string): string;
  /** A key of its own for one purpose, the same on every node and after every start. */
  derive(purpose: string): Buffer;
};

const ivBytes = 12;
const tagBytes = 16;

export function createVault(given: { masterKey: string | null; dataDir: string }): Vault {
  const key =
    given.masterKey === null
      ? keyFile(join(given.dataDir, 'master.key'))
      : Buffer.from(given.masterKey, 'hex');
  return {
    seal(plain, purpose) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed);
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
    },
    derive: (purpose) => createHmac('sha256', key).update(purpose).digest(),
  };
}

/** Reads the key, or makes it at the first start; on disk before anything is sealed with it. */
function keyFile(path: string): Buffer {
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, `${randomBytes(32).toString('hex')}\n`);
    fsyncSync(file);
    closeSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const text = readFileSync(path, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/i.test(text)) {
    throw new Fault('unavailable', databaseWords.keyDamaged(path));
  }
  return Buffer.from(text, 'hex');
}
