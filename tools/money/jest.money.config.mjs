import preset from '../../services/jest.preset.mjs';

// Not named jest.config.mjs, so that the unit suites do not include it: these suites start all services as processes and run last.
export default {
  ...preset,
  displayName: 'money',
  rootDir: import.meta.dirname,
  testMatch: ['<rootDir>/test/**/*.money.ts'],
  testTimeout: 900_000,
  // A suite waits for its services in half of its time. Each has its own services, databases and topics.
  maxWorkers: 2,
};
