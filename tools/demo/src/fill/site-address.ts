import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const statusScript = fileURLToPath(import.meta.resolve('@sargam/local/status'));

/** Where the site is: SITE_URL, or what the run of this home says of itself. Throws one sentence where there is none. */
export const siteAddress = (env: NodeJS.ProcessEnv = process.env): string => {
  if (env.SITE_URL) return env.SITE_URL;
  const status = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', statusScript, '--json'],
    {
      encoding: 'utf8',
      env,
    },
  );
  const { addresses } = JSON.parse(status.stdout || '{"addresses":{}}') as {
    addresses: Record<string, string>;
  };
  if (addresses.site) return addresses.site;
  throw new Error('No site runs here. Start one with "npm start", or give the address of one in SITE_URL.');
};
