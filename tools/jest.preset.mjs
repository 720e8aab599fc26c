// The Jest configuration of the tools that are no services. A tool's jest.config.mjs spreads it and sets its display name.
export default {
  testEnvironment: 'node',
  transform: {
    '^.+\\.[jt]s$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' }, module: { type: 'commonjs' } },
    ],
  },
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/test/**/*.test.ts'],
  testTimeout: 30_000,
};
