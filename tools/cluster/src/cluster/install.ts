// npm run cluster:install [-- --values=FILE] [--backing-values=FILE] [--no-backing] [--timeout=15m] [helm arguments]: installs the
// servers for trying out and all parts into the namespace sargam, whose pods must meet the Pod Security Standard "restricted".
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { explainFailure } from './explain-failure.ts';
import { namespace } from './kubectl.ts';
import { clusterEnvironment, requireCluster, root, run } from './own-cluster.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    values: { type: 'string', multiple: true, default: ['charts/sargam/values-local.yaml'] },
    'backing-values': { type: 'string', multiple: true, default: [] },
    'no-backing': { type: 'boolean', default: false },
    timeout: { type: 'string', default: '15m' },
  },
});

const level = 'pod-security.kubernetes.io/enforce=restricted';

/** Helm names what is not ready; the reason is in the pods. */
const install = async (
  release: string,
  files: readonly string[],
  further: readonly string[] = [],
): Promise<void> => {
  const args = [
    ...['upgrade', '--install', release, `charts/${release}`, '--namespace', namespace, '--wait'],
    ...['--timeout', options.timeout],
    ...files.flatMap((file) => ['--values', file]),
    ...further,
  ];
  console.log(`> helm ${args.join(' ')}`);
  const { status } = spawnSync('helm', args, { cwd: root, stdio: 'inherit', env: clusterEnvironment });
  if (status === 0) return;
  for (const reason of await explainFailure()) console.error(reason);
  process.exit(1);
};

requireCluster();
run('sh', ['-c', `kubectl create namespace ${namespace} --dry-run=client -o yaml | kubectl apply -f -`]);
run('kubectl', ['label', 'namespace', namespace, level, '--overwrite']);
if (!options['no-backing']) await install('sargam-backing', options['backing-values']);
await install('sargam', options.values, positionals);
run('helm', ['test', 'sargam', '--namespace', namespace]);
