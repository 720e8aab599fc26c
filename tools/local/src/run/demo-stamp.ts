import { shortHash } from '../base/home.ts';

// Where the demo data goes, when it is not the home's own servers that keep it.
const stores = ['DATABASE_URL', 'MONGO_URL', 'S3_ENDPOINT'] as const;

/** What tells one filling of the demo data from another: what is filled, and into whose servers. */
export const createDemoStamp = (content: string, env: NodeJS.ProcessEnv): string => {
  const given = stores.map((name) => env[name] ?? '');
  return given.every((address) => address === '') ? content : `${content}-${shortHash(given.join('\n'))}`;
};
