// npm run access:compare: compares learning's computation of access with commerce's, on 100,000 random histories and on the
// running data. DATABASE_URL is the database server of the run; without it, the server of this home is used.
import { findCounterexamples } from '@sargam/chassis/property-testing';
import { openHome } from '@sargam/local/base/home';
import { createDatabaseUrl } from '@sargam/local/parts/environment';
import { readAddresses } from '@sargam/local/run/addresses-file';
import { findDifference } from './access/compare-computations.ts';
import { compareStoredAccess } from './access/compare-stored-access.ts';
import { randomHistory } from './access/random-history.ts';

const histories = 100_000;

const findServer = (): string | undefined =>
  process.env.DATABASE_URL || readAddresses(openHome().folder)?.DATABASE_URL;

const computed = findCounterexamples((draw) => findDifference(randomHistory(draw)), { cases: histories });
for (const difference of computed) console.log(difference);
console.log(`${histories} histories, ${computed.length} differences`);

const server = findServer();
if (!server) {
  console.error('No site runs from this home. Start it with "npm start", or set DATABASE_URL.');
  process.exit(1);
}
const { pairs, differences } = await compareStoredAccess(createDatabaseUrl(server, 'learning'));
for (const difference of differences) console.log(difference);
console.log(`${pairs} pairs, ${differences.length} differences`);
process.exitCode = computed.length + differences.length > 0 ? 1 : 0;
