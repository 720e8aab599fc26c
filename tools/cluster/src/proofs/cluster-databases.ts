import { openServiceDatabases } from '@sargam/money/checks/service-databases';
import { kubectl } from '../cluster/kubectl.ts';

const names = ['identity', 'learning', 'commerce', 'store', 'payouts'] as const;

const readSecret = async (secret: string, key: string): Promise<string> =>
  Buffer.from(await kubectl('get', 'secret', secret, '-o', `jsonpath={.data.${key}}`), 'base64').toString();

/** The databases of the services on the PostgreSQL of charts/sargam-backing, as their owner. */
export const openClusterDatabases = async () => {
  const address = await kubectl('get', 'service', 'postgres', '-o', 'jsonpath={.spec.clusterIP}');
  const secret = await readSecret('sargam-backing', 'postgres');
  const urls = names.map((name) => [name, `postgres://postgres:${secret}@${address}:5432/sargam_${name}`]);
  return openServiceDatabases(Object.fromEntries(urls));
};
