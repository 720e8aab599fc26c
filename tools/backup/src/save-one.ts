// Command of the image sargam/backup: node save-one.cjs commerce --to=/backup [--buckets=lessons] [--contents=database,objects]
// [--keep=14]: saves the stores of one service, which the variables of the service name.
import { parseArgs } from 'node:util';
import { runCommand } from '@sargam/local/base/user-facing-error';
import { backUpService, parseContents } from './back-up-service.ts';
import { readStores } from './service-stores.ts';

const run = (): Promise<void> =>
  runCommand(async () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        to: { type: 'string', default: '/backup' },
        buckets: { type: 'string', default: '' },
        contents: { type: 'string', default: '' },
        keep: { type: 'string', default: '14' },
      },
    });
    const buckets = values.buckets.split(',').filter(Boolean);
    await backUpService(readStores(positionals[0] ?? '', buckets, process.env), {
      archive: values.to,
      contents: parseContents(values.contents),
      keep: Number(values.keep),
      print: console.log,
    });
  });

void run();
