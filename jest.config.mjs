// The suites of the front ends: each has its own configuration.
export default {
  projects: ['<rootDir>/frontends/*/jest.config.mjs'],
  maxWorkers: 3,
  // Workers grow with each suite, to 2.7 GB by the end; a full heap also makes each collection slower.
  workerIdleMemoryLimit: '1500MB',
  // Jest takes this from the outermost configuration alone.
  testTimeout: 30_000,
};
