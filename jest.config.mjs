// Every suite that needs no browser: each workspace has its own configuration.
export default {
  projects: [
    '<rootDir>/services/*/jest.config.mjs',
    '<rootDir>/frontends/*/jest.config.mjs',
    '<rootDir>/tools/*/jest.config.mjs',
    '<rootDir>/tools/sandboxes/*/jest.config.mjs',
  ],
  // A suite waits for its stores in a third of its time: a third worker uses two cores fully.
  maxWorkers: 3,
  // Workers grow with each suite, to 2.7 GB by the end; a full heap also makes each collection slower.
  workerIdleMemoryLimit: '1500MB',
  // Jest takes this from the outermost configuration alone.
  testTimeout: 30_000,
};
