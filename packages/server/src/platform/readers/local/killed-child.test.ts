import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a process of a local model ends with the server that it belongs to', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'child.ts')], {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.send({ kind: 'read', nr: 1, question: 'Before anything is loaded' });
  // A server that was killed closes its end of the channel in the same way.
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
});
