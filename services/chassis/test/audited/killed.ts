import { runService } from '@sargam/chassis/service';
import { openPages, settings } from './pages.ts';

/** Changes or deletes a page, and is killed between the insertion and the removal of its audit entry. */
void runService('audited', settings, async (service) => {
  const { audit, write, deletePage } = await openPages(service, () => process.kill(process.pid, 'SIGKILL'));
  if (process.argv[2] === 'delete') await deletePage('two');
  await write('one', 'two');
  await audit.movePending('p1');
});
