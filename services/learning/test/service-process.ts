import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { LearningSettings } from '../src/config.ts';
import type { TestSystem } from './test-system.ts';

const main = path.resolve(import.meta.dirname, '../src/main.ts');

interface ServiceProcess {
  readonly child: ChildProcess;
  readonly grpcPort: number;
}

/** Starts the service in a separate process on the database of the suite. Resolves when it accepts calls. */
export const startServiceProcess = async (
  { suite }: TestSystem,
  source: LearningSettings['enrolmentSource'] = 'commerce',
): Promise<ServiceProcess> => {
  const { databaseUrl, kafkaBrokers, topicPrefix, catalogueAddress } = suite.settings;
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      SARGAM_ENV: 'test',
      SITE_URL: 'http://site.test',
      DATABASE_URL: databaseUrl,
      KAFKA_BROKERS: kafkaBrokers.join(','),
      TOPIC_PREFIX: topicPrefix,
      CATALOGUE_ADDRESS: catalogueAddress,
      ENROLMENT_SOURCE: source,
      GRPC_PORT: '0',
      OPS_PORT: '0',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const grpcPort = await new Promise<number>((resolve, reject) => {
    let text = '';
    const read = (chunk: Buffer) => {
      text += String(chunk);
      const port = /"grpcPort":(\d+)/.exec(text)?.[1];
      if (port) resolve(Number(port));
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(text)));
  });
  return { child, grpcPort };
};
