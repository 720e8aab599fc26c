// The suites of services and tools. Front ends, browser suites and money suites have Jest configurations of their own.
import { defineConfig } from 'vitest/config';

const mailSuites = 'services/messaging/test/**/*.test.ts';

export default defineConfig({
  test: {
    globals: true,
    setupFiles: ['tools/workspace/src/measure-cpu-time.ts'],
    // Node runs the TypeScript files itself, as it does when a service starts from its sources.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    pool: 'forks',
    // Suites wait for stores and timers in more than a third of their time: four workers use two cores fully.
    maxWorkers: 4,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared modules',
          include: ['services/*/{src,test}/**/*.test.ts', 'tools/{*,sandboxes/*}/{src,test}/**/*.test.ts'],
          exclude: [mailSuites],
          // A worker evaluates each module once, not once per suite. State of a module must therefore not reach another suite.
          isolate: false,
        },
      },
      // These suites share an inbox. The module `system/inbox.ts` creates a unique mail address prefix when it is evaluated, once per suite.
      { extends: true, test: { name: 'messaging', include: [mailSuites], isolate: true } },
    ],
  },
});
