import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Fault } from '@sayso/contracts/faults';
import { fairTurns } from '@sayso/core/fair-turns';
import { callerAddress } from '../../access/caller-address.ts';
import { siteOf } from '../../platform/rates/network-of.ts';
import { signInWords } from '../../texts/sign-in.ts';

/** A hash holds one of the four threads that files and names are read with: never all of them at a time. */
const inTurn = fairTurns({
  running: { all: 2, each: 2 },
  waiting: { all: 400, each: 100, refuse: () => tooManySignIns() },
});
const tooManySignIns = () =>
  new Fault('too_many_requests', signInWords.busy, {
    retryAfter: 5,
  });
const hash = promisify(argon2);
/** Each site has its turn: one that tries many passwords keeps nobody else waiting. */
const derive = (...given: Parameters<typeof hash>) =>
  inTurn(siteOf(callerAddress() ?? ''), () => hash(...given));
/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/={1,2}$/, '');

/** Answers the hash in the usual PHC text form. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password.normalize('NFKC'), nonce, ...cost });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(tag)}`;
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;

/** Compares in constant time; without a stored hash it takes as long and says no, so that timing tells nothing. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const parts = phc.exec(stored ?? (await decoy()));
  const [, memory, passes, parallelism, nonce = '', tag = ''] = parts ?? [];
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce: Buffer.from(nonce, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected) && stored !== null;
}

let decoyHash: Promise<string> | undefined;
function decoy(): Promise<string> {
  decoyHash ??= hashPassword(randomBytes(12).toString('hex'));
  return decoyHash;
}
