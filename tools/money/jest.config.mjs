// Tests of pure functions only; the money suites have their own configuration.
import preset from '../../services/jest.preset.mjs';

export default {
  ...preset,
  displayName: 'money functions',
  rootDir: import.meta.dirname,
  testMatch: ['<rootDir>/src/**/*.test.ts'],
};
