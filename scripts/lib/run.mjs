import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { root } from './paths.mjs';

/** The environment in which `node` and what it starts find that same Node first. */
export const environmentFor = (node, extra = {}) => ({
  ...process.env,
  PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
  ...extra,
});

/** Runs to the end; resolves to the exit code. Signals reach the child and are waited for. */
export function run(command, args, { env = process.env, stdio = 'inherit', cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio });
    // The terminal or a supervisor signals the whole group or only us; the child decides when to end.
    const pass = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, pass);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, pass);
      resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1));
    });
  });
}

/**
 * The command takes the place of this process where the system and its Node can do that, which saves what a second Node
 * takes; elsewhere it runs to the end.
 */
export function become(command, args, { env = process.env } = {}) {
  if (process.platform === 'win32' || typeof process.execve !== 'function')
    return run(command, args, { env });
  process.chdir(root);
  return process.execve(command, [command, ...args], env);
}

/** Runs quietly; resolves to the code and all that was printed. */
export function capture(command, args, { env = process.env, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    // 'exit' may come before the last of what was printed.
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
