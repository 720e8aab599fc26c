// npm run cluster:up: checks the cluster of KUBECONFIG, or starts a cluster with one node on this machine.
import { join } from 'node:path';
import { clusterEnvironment, isForeignCluster, programs, root, run } from './own-cluster.ts';

if (isForeignCluster) run('kubectl', ['get', 'nodes']);
else {
  run('bash', [join(root, 'tools/cluster/node/up.sh')]);
  console.log(`export KUBECONFIG=${clusterEnvironment.KUBECONFIG} PATH=${join(programs, 'bin')}:$PATH`);
}
