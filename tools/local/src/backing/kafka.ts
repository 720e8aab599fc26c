import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findErrorLine, runProgram } from '../base/run-program.ts';
import { UserFacingError } from '../base/user-facing-error.ts';
import { isKafkaReady } from '../supervise/probes.ts';
import type { BackingService, PortMap } from './backing-service.ts';
import { prepareJavaCommand } from './maven.ts';

export const kafkaJars = { name: 'kafka-4.3.1', artifacts: ['org.apache.kafka:kafka_2.13:4.3.1'] };

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

export const kafka: BackingService = {
  name: 'kafka',
  title: 'Apache Kafka',
  ports: ['controller'],
  variables: ['KAFKA_BROKERS'],
  hasContainer: true,
  addresses: (ports) => ({ KAFKA_BROKERS: `127.0.0.1:${ports.main}` }),
  probe: (ports) => isKafkaReady(ports.main),
  prepareProgram: async ({ home, print }, ports) => {
    const heap = ['-Xms64m', '-Xmx256m'];
    const start = await prepareJavaCommand(kafkaJars, heap, print);
    const folder = join(home.data, 'kafka');
    const data = join(folder, 'log');
    await mkdir(folder, { recursive: true });
    const file = join(folder, 'server.properties');
    await writeFile(file, properties(ports, data));
    if (!existsSync(join(data, 'meta.properties'))) {
      const args = ['kafka.tools.StorageTool', 'format', '--cluster-id=sargamLocalRunCluster0', '-c', file];
      const [java = '', ...flags] = start;
      const result = await runProgram(java, [...flags, ...args]);
      if (!result.ok)
        throw new UserFacingError(
          `Kafka could not make its data folder ${data}: ${findErrorLine(result.output)}`,
        );
    }
    return { command: [...start, 'kafka.Kafka', file], cwd: folder, stopSignal: 'SIGTERM' };
  },
};
