// npm run test:money: runs the money tests across services at full size; `npm test` runs a smaller size.
// npm run test:money -- conservation: runs one suite. MONEY_SCALE in the environment overrides the size.
import { join } from 'node:path';
import { root, run } from './run.ts';
import { startBacking, withStarted } from './start-for-tests.ts';

const fullSize = { MONEY_SCALE: '1' };
const jest = join(root, 'node_modules/jest/bin/jest.js');
const reporters = ['default', join(root, 'tools/workspace/src/jest-progress-reporter.ts')];
const suites = [
  '-c',
  'tools/money/jest.money.config.mjs',
  '--runInBand',
  '--forceExit',
  ...reporters.map((reporter) => `--reporters=${reporter}`),
];

const { ok } = await withStarted(await startBacking(), (env) =>
  run(process.execPath, [jest, ...suites, ...process.argv.slice(2)], {
    env: { ...fullSize, ...process.env, ...env },
    show: true,
  }),
);
process.exitCode = ok ? 0 : 1;
