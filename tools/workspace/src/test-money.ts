// npm run test:money: runs the money tests across services at full size; `npm test` runs a smaller size.
// npm run test:money -- conservation: runs one suite. MONEY_SCALE in the environment overrides the size.
import { join } from 'node:path';
import { root, run } from './run.ts';
import { withBacking } from './test-backing.ts';

const fullSize = { MONEY_SCALE: '1' };
const jest = join(root, 'node_modules/jest/bin/jest.js');
const suites = ['-c', 'tools/money/jest.money.config.mjs', '--runInBand', '--forceExit'];

const { ok } = await withBacking((env) =>
  run(process.execPath, [jest, ...suites, ...process.argv.slice(2)], {
    env: { ...fullSize, ...process.env, ...env },
    show: true,
  }),
);
process.exitCode = ok ? 0 : 1;
