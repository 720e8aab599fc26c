// The Jest configuration of every service. A service's jest.config.mjs spreads it and sets its display name.

// ES-module-only packages: Jest runs CommonJS, so swc compiles these too.
const esModulesOnly = ['jose', 'kysely', 'node-pg-migrate'];

const swc = {
  jsc: { parser: { syntax: 'typescript' }, target: 'es2024' },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};

// Jest looks up each global in its sandbox; as parameters of the modules they take half the CPU time in tests of a million
// cases. Date and the timers are left out: fake timers replace them after the modules are loaded.
const sandboxInjectedGlobals = ['Array', 'BigInt', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Set'];

export default {
  testEnvironment: 'node',
  sandboxInjectedGlobals,
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/test/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  transform: { '\\.[mc]?[jt]s$': ['@swc/jest', swc] },
  transformIgnorePatterns: [`/node_modules/(?!(${esModulesOnly.join('|')})/)`],
  testTimeout: 20_000,
};
