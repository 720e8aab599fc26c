// npm run demo: loads the demo data into the site at SITE_URL, or else into the site that runs from this home.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fill } from './fill/fill.ts';

const statusScript = fileURLToPath(import.meta.resolve('@sargam/local/status'));

/** The addresses of SITE_URL and INBOX_URL, or those of the run of this home. Throws if no site runs. */
const findTarget = () => {
  if (process.env.SITE_URL) return { site: process.env.SITE_URL, inbox: process.env.INBOX_URL };
  const args = ['--disable-warning=ExperimentalWarning', statusScript, '--json'];
  const status = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const { addresses } = JSON.parse(status.stdout || '{"addresses":{}}') as {
    addresses: Record<string, string>;
  };
  if (addresses.site) return { site: addresses.site, inbox: addresses.inbox };
  throw new Error('No site is running. Start it with "npm start", or set SITE_URL to the address of a site.');
};

try {
  await fill(findTarget(), new Date(), (line) => console.log(line));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // Ends the other running steps too.
  process.exit(1);
}
