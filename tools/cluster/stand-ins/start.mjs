// Runs inside a stand-in image: translates the variables and arguments of the published image, and replaces itself by the server.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';

const { env } = process;
const args = process.argv.slice(2);

const run = (program, programArgs) => {
  const { status } = spawnSync(program, programArgs, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

const java = (folder, heap) => ['/usr/bin/java', '-XX:+UseSerialGC', heap, '-cp', `${folder}/*`];

const postgres = () => {
  const bin = '/opt/postgres/bin';
  if (!existsSync(`${env.PGDATA}/PG_VERSION`)) {
    writeFileSync('/tmp/password', env.POSTGRES_PASSWORD, { mode: 0o600 });
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const access = ['--username=postgres', '--pwfile=/tmp/password', '--auth-host=scram-sha-256'];
    run(`${bin}/initdb`, [`--pgdata=${env.PGDATA}`, ...access, ...locale]);
    writeFileSync(`${env.PGDATA}/pg_hba.conf`, 'local all all trust\nhost all all all scram-sha-256\n');
  }
  const settings = ['listen_addresses=*', 'unix_socket_directories=/var/run/postgresql', 'timezone=UTC'];
  return [`${bin}/postgres`, '-D', env.PGDATA, ...settings.flatMap((each) => ['-c', each]), ...args];
};

/** KAFKA_NODE_ID is the property node.id, as in the image of Apache Kafka. */
const kafka = () => {
  const properties = Object.entries(env)
    .filter(([name]) => name.startsWith('KAFKA_') && name !== 'KAFKA_HEAP_OPTS')
    .map(([name, value]) => `${name.slice(6).toLowerCase().replaceAll('_', '.')}=${value}\n`);
  const file = '/tmp/server.properties';
  writeFileSync(file, properties.join(''));
  const start = java('/opt/kafka-libs', env.KAFKA_HEAP_OPTS);
  if (!existsSync(`${env.KAFKA_LOG_DIRS}/meta.properties`)) {
    const format = ['kafka.tools.StorageTool', 'format', `--cluster-id=${env.CLUSTER_ID}`, '-c', file];
    run(start[0], [...start.slice(1), ...format]);
  }
  return [...start, 'kafka.Kafka', file];
};

const s3 = () => {
  const credentials = [{ accessKey: env.MINIO_ROOT_USER, secretKey: env.MINIO_ROOT_PASSWORD }];
  const actions = ['Admin', 'Read', 'Write', 'List', 'Tagging'];
  writeFileSync(
    '/tmp/s3.json',
    JSON.stringify({ identities: [{ name: env.MINIO_ROOT_USER, credentials, actions }] }),
  );
  const addresses = ['-ip=127.0.0.1', '-ip.bind=0.0.0.0', '-s3.port=9000', '-s3.config=/tmp/s3.json'];
  return ['/usr/local/bin/weed', 'mini', '-dir=/data', ...addresses, '-admin.ui=false', '-webdav=false'];
};

const mongo = () => {
  const shell = [
    'org.mozilla.javascript.tools.shell.Main',
    '/opt/mongo/mongo-server.js',
    '27017',
    '/data/db/sargam.mv',
  ];
  return [...java('/opt/mongo/libs', '-Xmx384m'), ...shell, '0.0.0.0'];
};

const mail = () => {
  mkdirSync('/data/mails', { recursive: true });
  const addresses = ['--ip', '0.0.0.0', '--smtp', '1025', '--web', '8025'];
  const program = '/opt/maildev/node_modules/maildev/bin/maildev';
  return [process.execPath, program, ...addresses, '--mail-directory', '/data/mails', '--silent'];
};

const redis = () => ['/usr/bin/redis-server', '--protected-mode', 'no', '--dir', '/data', ...args];

const servers = { postgres, redis, kafka, s3, mongo, mail };
const command = servers[env.SERVER]();
process.execve(command[0], command, env);
