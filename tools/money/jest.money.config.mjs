import preset from '../../services/jest.preset.mjs';

// Not named jest.config.mjs: these suites start several services in processes of their own, and run after all others.
export default {
  ...preset,
  displayName: 'money',
  rootDir: import.meta.dirname,
  testMatch: ['<rootDir>/test/**/*.money.ts'],
  testTimeout: 900_000,
  // Each suite has the whole machine: two at once would slow each other into time-outs.
  maxWorkers: 1,
};
