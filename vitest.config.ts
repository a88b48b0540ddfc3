import { defineConfig } from 'vitest/config';

declare module 'vitest' {
  export interface ProvidedContext {
    /** `npm run soak`: the long form of property and fault tests. */
    soak: boolean;
  }
}

// One worker less than processors, the default, leaves half of a small machine idle.
const maxWorkers = '100%';
// A loaded machine answers late; a second, the default, would fail tests of code that is right.
const patient = { poll: { timeout: 20_000 } };
const provide = { soak: process.env['SAYSO_SOAK'] === '1' };

/** These start or kill processes, or leave timers of a client library behind: nothing to share a process with. */
const apart = ['packages/server/src/**/{killed-*,lost-database,main}.test.ts', 'clients/src/**/*.test.ts'];
/** These are about what code leaves in its window, or finds there at its start. */
const ownWindow = [
  'packages/runtime/src/{host,sdk}/**/*.test.{ts,tsx}',
  'packages/studio/src/ui/toasts.test.tsx',
];
const web = {
  maxWorkers,
  provide,
  expect: patient,
  environment: 'happy-dom',
  setupFiles: ['packages/runtime/src/testing/shared-window.ts'],
  testTimeout: 30_000,
};
const server = {
  provide,
  expect: patient,
  globalSetup: ['packages/server/src/testing/global-setup.ts'],
  maxWorkers: 4,
  // Projects with another number of workers must come in a turn of their own.
  sequence: { groupOrder: 1 },
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers,
          // Nothing here keeps what another file could stumble over, and the lexicon takes long to load.
          isolate: false,
          provide,
          expect: patient,
          include: [
            'packages/{contracts,core,blueprint,compiler}/src/**/*.test.ts',
            'bench/{generation,plans,reading}/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          // Each file has a database and servers of its own; the process they share loads the product once.
          isolate: false,
          include: ['packages/server/src/**/*.test.ts'],
          exclude: apart,
        },
      },
      { test: { ...server, name: 'apart', include: apart } },
      {
        test: {
          ...web,
          name: 'web',
          // The window and the components are made once for all files of a process.
          isolate: false,
          include: ['packages/{runtime,studio}/src/**/*.test.{ts,tsx}'],
          exclude: ownWindow,
        },
      },
      { test: { ...web, name: 'web, a window each', include: ownWindow } },
    ],
  },
});
