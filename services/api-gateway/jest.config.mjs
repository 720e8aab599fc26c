import preset from '../jest.preset.mjs';

export default {
  ...preset,
  displayName: 'api-gateway',
  rootDir: import.meta.dirname,
  // Under module-sync, which the preset asks for, a library of express' turns into an ES module.
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
};
