import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findErrorLine, runProgram } from '../base/run-program.ts';
import { UserFacingError } from '../base/user-facing-error.ts';
import { isKafkaReady } from '../supervise/probes.ts';
import type { BackingService, PortMap } from './backing-service.ts';
import { fetchJars, type LockedJar } from './maven.ts';
import { requireJava } from './prerequisites.ts';

// Sized for a development machine: few partitions of the internal topics, and a small buffer of the log cleaner.
const properties = (ports: PortMap, data: string): string =>
  Object.entries({
    'process.roles': 'broker,controller',
    'node.id': 1,
    'controller.quorum.voters': `1@127.0.0.1:${ports.controller}`,
    listeners: `PLAINTEXT://127.0.0.1:${ports.main},CONTROLLER://127.0.0.1:${ports.controller}`,
    'advertised.listeners': `PLAINTEXT://127.0.0.1:${ports.main}`,
    'controller.listener.names': 'CONTROLLER',
    'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
    'log.dirs': data,
    'auto.create.topics.enable': false,
    'num.partitions': 3,
    'offsets.topic.num.partitions': 3,
    'offsets.topic.replication.factor': 1,
    'transaction.state.log.num.partitions': 3,
    'transaction.state.log.replication.factor': 1,
    'transaction.state.log.min.isr': 1,
    'share.coordinator.state.topic.num.partitions': 1,
    'share.coordinator.state.topic.replication.factor': 1,
    'share.coordinator.state.topic.min.isr': 1,
    'group.initial.rebalance.delay.ms': 0,
    'group.min.session.timeout.ms': 1000,
    'log.cleaner.dedupe.buffer.size': 8_388_608,
    'log.retention.hours': -1,
  })
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

const lockFile = join(import.meta.dirname, 'kafka-4.3.1.lock.json');

/** Without the second compiler tier, which a lightly used server does not need, the start is 0.25 s shorter. */
export const javaFlags = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xshare:auto'];

export const kafka: BackingService = {
  name: 'kafka',
  title: 'Apache Kafka',
  ports: ['controller'],
  variables: ['KAFKA_BROKERS'],
  hasContainer: true,
  addresses: (ports) => ({ KAFKA_BROKERS: `127.0.0.1:${ports.main}` }),
  probe: (ports) => isKafkaReady(ports.main),
  prepareProgram: async ({ home, print }, ports) => {
    const lock: LockedJar[] = JSON.parse(await readFile(lockFile, 'utf8'));
    const libs = await fetchJars('kafka-4.3.1', ['org.apache.kafka:kafka_2.13:4.3.1'], lock, print);
    const java = await requireJava(print);
    const folder = join(home.data, 'kafka');
    const data = join(folder, 'log');
    await mkdir(folder, { recursive: true });
    const file = join(folder, 'server.properties');
    await writeFile(file, properties(ports, data));
    const start = [java, ...javaFlags, '-Xms64m', '-Xmx256m', '-cp', `${libs}/*`];
    if (!existsSync(join(data, 'meta.properties'))) {
      const args = ['kafka.tools.StorageTool', 'format', '--cluster-id=sargamLocalRunCluster0', '-c', file];
      const made = await runProgram(java, [...start.slice(1), ...args]);
      if (!made.ok)
        throw new UserFacingError(
          `Kafka could not make its data folder ${data}: ${findErrorLine(made.output)}`,
        );
    }
    return { command: [...start, 'kafka.Kafka', file], cwd: folder, stopSignal: 'SIGTERM' };
  },
};
