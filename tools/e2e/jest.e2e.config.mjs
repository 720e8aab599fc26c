// Not named jest.config.mjs: these suites start the whole marketplace and a browser, and run after all others.
export default {
  displayName: 'e2e',
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  globalSetup: '<rootDir>/src/start-site.ts',
  globalTeardown: '<rootDir>/src/stop-site.ts',
  runner: '<rootDir>/src/exclusive-suites-last-runner.ts',
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' }, module: { type: 'commonjs' } },
    ],
  },
  testMatch: ['<rootDir>/test/**/*.e2e.ts'],
  testTimeout: 120_000,
  // A third of a suite is waiting: on two cores a third worker uses these pauses.
  maxWorkers: 3,
};
