// The suites of services and tools. Front ends, browser suites and money suites have Jest configurations of their own.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['services/*/{src,test}/**/*.test.ts', 'tools/{*,sandboxes/*}/{src,test}/**/*.test.ts'],
    globals: true,
    setupFiles: ['tools/workspace/src/measure-cpu-time.ts'],
    // Node runs the TypeScript files itself, as it does when a service starts from its sources.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // A worker evaluates each module once, not once per suite. State of a module must therefore not reach another suite.
    isolate: false,
    pool: 'forks',
    // A suite waits for its stores in a third of its time: a third worker uses two cores fully.
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
