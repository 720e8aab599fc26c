// Tests of pure functions only; benchmarks run as scripts.
export default {
  displayName: 'bench',
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' }, module: { type: 'commonjs' } },
    ],
  },
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  testTimeout: 30_000,
};
