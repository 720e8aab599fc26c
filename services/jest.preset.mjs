// What the tests of every service share. A service's own jest.config.mjs spreads this and says its name.

// Packages that ship ES modules only; Jest runs CommonJS, so these are translated too.
const esModulesOnly = ['jose', 'kysely', 'node-pg-migrate'];

const swc = {
  jsc: { parser: { syntax: 'typescript' }, target: 'es2024' },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};

export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/test/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  transform: { '\\.[mc]?[jt]s$': ['@swc/jest', swc] },
  transformIgnorePatterns: [`/node_modules/(?!(${esModulesOnly.join('|')})/)`],
  testTimeout: 20_000,
};
