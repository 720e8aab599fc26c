// npm run test:money: what several services promise about money, at full size; `npm test` runs as much as fits into minutes.
// npm run test:money -- conservation: one suite alone. What the environment already says about the size is kept.
import { join } from 'node:path';
import { root, run } from './run.ts';
import { withBacking } from './test-backing.ts';

const wholeSize = { MONEY_SCALE: '1' };
const jest = join(root, 'node_modules/jest/bin/jest.js');
const suites = ['-c', 'tools/money/jest.money.config.mjs', '--runInBand', '--forceExit'];

const { ok } = await withBacking((env) =>
  run(process.execPath, [jest, ...suites, ...process.argv.slice(2)], {
    env: { ...wholeSize, ...process.env, ...env },
    show: true,
  }),
);
process.exitCode = ok ? 0 : 1;
