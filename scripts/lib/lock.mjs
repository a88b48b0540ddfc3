import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const lookEveryMs = 50;
/** Longer than any build: after it the lock counts as left behind, even if its process id lives on in another process. */
const oldMs = 10 * 60_000;

/** Runs the task while no other process runs one under the same lock; a lock whose owner died is taken over. */
export async function withLock(file, task) {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) await new Promise((wake) => setTimeout(wake, lookEveryMs));
  try {
    return await task();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  // Linked rather than created, so that a lock never stands without its owner's name.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isLeft(file)) setAside(file, `${own}.left`);
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

function isLeft(file) {
  try {
    return !isAlive(Number(readFileSync(file, 'utf8'))) || Date.now() - statSync(file).mtimeMs > oldMs;
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

function setAside(file, aside) {
  try {
    renameSync(file, aside);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  // Taken anew between the look and the move: it goes back.
  if (!isLeft(aside)) {
    try {
      linkSync(aside, file);
    } catch (error) {
      if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
    }
  }
  rmSync(aside, { force: true });
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
