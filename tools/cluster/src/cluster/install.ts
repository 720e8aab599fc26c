// npm run cluster:install [-- --values=FILE] [--backing-values=FILE] [--no-backing] [--timeout=15m] [helm arguments]: installs the
// servers for trying out and all parts into the namespace sargam, whose pods must meet the Pod Security Standard "restricted".
import { parseArgs } from 'node:util';
import { requireCluster, run } from './own-cluster.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    values: { type: 'string', multiple: true, default: ['charts/sargam/values-local.yaml'] },
    'backing-values': { type: 'string', multiple: true, default: [] },
    'no-backing': { type: 'boolean', default: false },
    timeout: { type: 'string', default: '15m' },
  },
});

const namespace = 'sargam';
const level = 'pod-security.kubernetes.io/enforce=restricted';

const install = (release: string, files: readonly string[], further: readonly string[] = []): void =>
  run('helm', [
    ...['upgrade', '--install', release, `charts/${release}`, '--namespace', namespace, '--wait'],
    ...['--timeout', options.timeout],
    ...files.flatMap((file) => ['--values', file]),
    ...further,
  ]);

requireCluster();
run('sh', ['-c', `kubectl create namespace ${namespace} --dry-run=client -o yaml | kubectl apply -f -`]);
run('kubectl', ['label', 'namespace', namespace, level, '--overwrite']);
if (!options['no-backing']) install('sargam-backing', options['backing-values']);
install('sargam', options.values, positionals);
run('helm', ['test', 'sargam', '--namespace', namespace]);
