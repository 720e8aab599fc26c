import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const statusScript = fileURLToPath(import.meta.resolve('@sargam/local/status'));

/** Address of the site: SITE_URL, or that of the run of this home. Throws where no site runs. */
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
  throw new Error('No site is running. Start it with "npm start", or set SITE_URL to the address of a site.');
};
