import { runCommand, runService } from '@sargam/chassis/service';
import { openDatabase } from '@sargam/chassis/sql';
import { backfillAccess } from './access/backfill-access.ts';
import { settings } from './config.ts';
import { startCommerce } from './start.ts';
import type { Tables } from './tables.ts';

void (process.argv[2] === 'backfill-access'
  ? runCommand('commerce', settings, async (service) => {
      const published = await backfillAccess(await openDatabase<Tables>(service));
      service.log.info({ published }, 'access backfilled');
    })
  : runService('commerce', settings, startCommerce));
