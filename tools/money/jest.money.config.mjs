// These suites start all services as processes and run last. Vitest, which runs the other tests of this folder, does not include them.

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
  displayName: 'money',
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  sandboxInjectedGlobals,
  testMatch: ['<rootDir>/test/**/*.money.ts'],
  transform: { '\\.[mc]?[jt]s$': ['@swc/jest', swc] },
  transformIgnorePatterns: [`/node_modules/(?!(${esModulesOnly.join('|')})/)`],
  testTimeout: 900_000,
  // A suite waits for its services in half of its time. Each has its own services, databases and topics.
  maxWorkers: 2,
};
