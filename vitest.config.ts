import { defineConfig } from 'vitest/config';

declare module 'vitest' {
  export interface ProvidedContext {
    /** `npm run soak`: the long form of property and fault tests. */
    soak: boolean;
  }
}

const provide = { soak: process.env['SAYSO_SOAK'] === '1' };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          provide,
          include: ['packages/{contracts,core,blueprint,compiler}/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
        },
      },
      {
        test: {
          name: 'server',
          provide,
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
          maxWorkers: 4,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          provide,
          environment: 'happy-dom',
          testTimeout: 30_000,
          include: ['packages/{runtime,studio}/src/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
