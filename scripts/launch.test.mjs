import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/paths.mjs';
import { capture } from './lib/run.mjs';
import { sumUp } from './lib/test-sums.mjs';

test('an unknown command says which there are, without a stack', async () => {
  expect(await capture(process.execPath, ['scripts/launch.mjs', 'serve'])).toEqual({
    code: 1,
    output: "sayso: Unknown command 'serve'. There are: start, test, check, soak, bench.\n",
  });
});

test('all that a child printed is heard, up to its end', async () => {
  const script =
    "process.stdout.write('x'.repeat(500_000)); process.stderr.write('end'); process.exitCode = 3";
  const { code, output } = await capture(process.execPath, ['-e', script]);

  expect(code).toBe(3);
  expect(output).toHaveLength(500_003);
});

test.each([
  ['SIGTERM', 7],
  ['SIGINT', 7],
  ['SIGHUP', 7],
])('%s reaches the server, which is waited for, and its exit code is passed on', async (signal, code) => {
  const child = `
    for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(name, () => setTimeout(() => process.exit(7), 50));
    setInterval(() => {}, 1000);
    console.log('ready');`;
  const launcher = `
    import { run } from ${JSON.stringify(join(root, 'scripts/lib/run.mjs'))};
    process.exitCode = await run(process.execPath, ['-e', ${JSON.stringify(child)}]);`;
  const started = spawn(process.execPath, ['--input-type=module', '-e', launcher], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(started.stdout, 'data');
  started.kill(signal);

  expect(await once(started, 'exit')).toEqual([code, null]);
});

test('the closing line counts both reports, and files and runners that could not begin', () => {
  const unit = {
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [] },
    ],
  };
  const e2e = { stats: { expected: 3, flaky: 1, unexpected: 2 }, errors: [{}] };

  expect(sumUp(unit, e2e)).toEqual({ passed: 9, failed: 5 });
  expect(sumUp({}, {})).toEqual({ passed: 0, failed: 0 });
});
