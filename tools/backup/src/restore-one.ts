// Command of the image sargam/backup: node restore-one.cjs commerce --from=/backup [--buckets=lessons]: restores the newest backup of
// one service into its empty stores. Its consumers then read their topics from the beginning, and the inbox ignores what it knows.
import { parseArgs } from 'node:util';
import { runCommand } from '@sargam/local/base/user-facing-error';
import { restoreServices } from './restore-services.ts';
import { readStores } from './service-stores.ts';

const run = (): Promise<void> =>
  runCommand(async () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { from: { type: 'string', default: '/backup' }, buckets: { type: 'string', default: '' } },
    });
    const buckets = values.buckets.split(',').filter(Boolean);
    await restoreServices([readStores(positionals[0] ?? '', buckets, process.env)], values.from, console.log);
  });

void run();
