// npm run drill:restore [-- --minutes=5]: starts a site, saves its stores some minutes apart while students buy, deletes the site,
// restores it into an empty home, and checks the ledger, a login, a lesson and a certificate. It takes 15 minutes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '@sargam/local/base/user-facing-error';
import { runDrill } from './drill/run-drill.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' } } });

await runCommand(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sargam-drill-'));
  const folders = {
    original: join(folder, 'original'),
    restored: join(folder, 'restored'),
    archive: join(folder, 'archive'),
  };
  try {
    console.table(await runDrill(folders, Number(values.minutes)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
