import { shortHash } from '../base/home.ts';

// Settings of external servers that store the demo data.
const stores = ['DATABASE_URL', 'MONGO_URL', 'S3_ENDPOINT'] as const;

/** Identifies loaded demo data: the hash of its content, and of the external servers if there are any. */
export const createDemoStamp = (content: string, env: NodeJS.ProcessEnv): string => {
  const storeAddresses = stores.map((name) => env[name] ?? '');
  return storeAddresses.every((address) => address === '')
    ? content
    : `${content}-${shortHash(storeAddresses.join('\n'))}`;
};
