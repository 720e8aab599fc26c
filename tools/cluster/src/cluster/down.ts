// npm run cluster:down: removes the cluster that npm run cluster:up started; from another cluster, only the namespace.
import { join } from 'node:path';
import { isForeignCluster, requireCluster, root, run } from './own-cluster.ts';

requireCluster();
if (isForeignCluster) run('kubectl', ['delete', 'namespace', 'sargam', '--ignore-not-found']);
else run('bash', [join(root, 'tools/cluster/node/down.sh')]);
