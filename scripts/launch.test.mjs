import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withLock } from './lib/lock.mjs';
import { root } from './lib/paths.mjs';
import { capture } from './lib/run.mjs';
import { failuresOf, slowestOf, sumUp } from './lib/test-sums.mjs';

test('an unknown command says which there are, without a stack', async () => {
  expect(await capture(process.execPath, ['scripts/launch.mjs', 'serve'])).toEqual({
    code: 1,
    output:
      "sayso: Unknown command 'serve'. There are: start, build, test, check, soak, bench, bench-generation.\n",
  });
});

test('all that a child printed is heard, up to its end', async () => {
  const script =
    "process.stdout.write('x'.repeat(500_000)); process.stderr.write('end'); process.exitCode = 3";
  const { code, output } = await capture(process.execPath, ['-e', script]);

  expect(code).toBe(3);
  expect(output).toHaveLength(500_003);
});

test.each(
  ['SIGTERM', 'SIGINT', 'SIGHUP'].flatMap((signal) => [
    [signal, 'run'],
    [signal, 'become'],
  ]),
)(
  '%s reaches what was started by %s, which is waited for, and its exit code is passed on',
  async (signal, by) => {
    const child = `
    for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(name, () => setTimeout(() => process.exit(7), 50));
    setInterval(() => {}, 1000);
    console.log('ready');`;
    const launcher = `
    import { ${by} } from ${JSON.stringify(join(root, 'scripts/lib/run.mjs'))};
    process.exitCode = await ${by}(process.execPath, ['-e', ${JSON.stringify(child)}]);`;
    const started = spawn(process.execPath, ['--input-type=module', '-e', launcher], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(started.stdout, 'data');
    started.kill(signal);

    expect(await once(started, 'exit')).toEqual([7, null]);
  },
);

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

test('what failed is named in a line each', () => {
  const unit = {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          { status: 'failed', fullName: 'takes away', failureMessages: ['expected 1 to be 2\n    at there'] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  };
  const results = [{}, { error: { message: 'no page\nlog' } }];
  const bad = { ok: false, file: 'c.spec.ts', title: 'opens', tests: [{ results }] };
  const e2e = {
    suites: [{ specs: [{ ok: true }], suites: [{ specs: [bad] }] }],
    errors: [{ message: 'left open' }],
  };

  expect(failuresOf(unit, e2e)).toEqual([
    'a.test.ts: takes away: expected 1 to be 2',
    'b.test.ts: could not begin: no such module',
    'c.spec.ts: opens: no page',
    'browser tests: outside of any test: left open',
  ]);
  expect(failuresOf({}, {})).toEqual([]);
});

test('the slowest files of both reports are named, the slowest first, and no more than asked for', () => {
  const took = (name, seconds) => ({
    name: join(root, name),
    startTime: 5_000,
    endTime: 5_000 + seconds * 1_000,
  });
  const unit = { testResults: [took('packages/a.test.ts', 2), took('packages/b.test.ts', 12.34)] };
  const spec = (...durations) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const e2e = {
    suites: [{ file: 'c.spec.ts', specs: [spec(1_000, 1_000)], suites: [{ specs: [spec(500)] }] }],
  };

  expect(slowestOf(unit, e2e)).toEqual([
    '  12.3 s  packages/b.test.ts',
    '   2.5 s  c.spec.ts',
    '   2.0 s  packages/a.test.ts',
  ]);
  expect(slowestOf(unit, e2e, 1)).toEqual(['  12.3 s  packages/b.test.ts']);
  expect(slowestOf({}, {})).toEqual([]);
});

const inFolder = async (look) => {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-lock-'));
  try {
    await look(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

test('two starts at once do not build at once', () =>
  inFolder(async (folder) => {
    const script = `
      import { appendFileSync } from 'node:fs';
      import { withLock } from ${JSON.stringify(join(root, 'scripts/lib/lock.mjs'))};
      for (let round = 0; round < 5; round += 1) {
        await withLock(${JSON.stringify(join(folder, 'lock'))}, async () => {
          appendFileSync(${JSON.stringify(join(folder, 'log'))}, 'in ' + process.pid + '\\n');
          await new Promise((wake) => setTimeout(wake, 5));
          appendFileSync(${JSON.stringify(join(folder, 'log'))}, 'out ' + process.pid + '\\n');
        });
      }`;
    const start = () => capture(process.execPath, ['--input-type=module', '-e', script]);
    expect(await Promise.all([start(), start(), start()])).toEqual(Array(3).fill({ code: 0, output: '' }));

    const log = readFileSync(join(folder, 'log'), 'utf8').trim().split('\n');
    expect(log).toHaveLength(30);
    for (let at = 0; at < log.length; at += 2) expect(log[at + 1]).toBe(log[at].replace('in', 'out'));
    expect(readdirSync(folder)).toEqual(['log']);
  }));

test('a build whose process died does not hold up the next one', () =>
  inFolder(async (folder) => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(join(folder, 'lock'), String(pid));

    expect(await withLock(join(folder, 'lock'), async () => 'built')).toBe('built');
    expect(readdirSync(folder)).toEqual([]);
  }));
