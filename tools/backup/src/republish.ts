// npm run republish -- --since=2026-11-25T10:00:00Z [--only=commerce]: makes the services publish the events since that time again,
// with the same ids, after topics were lost or restored from an older backup.
import { parseArgs } from 'node:util';
import { openHome } from '@sargam/local/base/home';
import { runCommand, UserFacingError } from '@sargam/local/base/user-facing-error';
import { listLocalStores, requireAddresses } from './local/local-site.ts';
import { republish } from './republish-service.ts';

const { values } = parseArgs({
  options: { since: { type: 'string', default: '' }, only: { type: 'string' } },
});

await runCommand(async () => {
  const since = new Date(values.since);
  if (Number.isNaN(since.getTime()))
    throw new UserFacingError('Name the time: --since=2026-11-25T10:00:00Z.');
  const wanted = values.only?.split(',');
  for (const stores of listLocalStores(requireAddresses(openHome())))
    if (wanted?.includes(stores.name) ?? true)
      console.log(`${stores.name}: ${await republish(stores, since)} events`);
});
