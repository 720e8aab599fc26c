import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { TestSystem } from './system.ts';

const main = path.resolve(import.meta.dirname, '../../src/main.ts');

/** The service as a separate process on the same database as the test system. */
export interface CommerceProcess {
  /** Resolves with the gRPC port when the process is ready. */
  start(): Promise<number>;
  /** Sends SIGKILL and waits for the exit. */
  kill(): Promise<void>;
}

export const createCommerceProcess = (system: TestSystem): CommerceProcess => {
  let child: ChildProcess | undefined;
  return {
    async start() {
      const { databaseUrl, kafkaBrokers, topicPrefix } = system.service.settings;
      const started = spawn(process.execPath, [main], {
        env: {
          ...process.env,
          ...system.addresses,
          SARGAM_ENV: 'test',
          DATABASE_URL: databaseUrl,
          KAFKA_BROKERS: kafkaBrokers.join(','),
          TOPIC_PREFIX: topicPrefix,
          GRPC_PORT: '0',
          OPS_PORT: '0',
          LOG_LEVEL: 'info',
          SWEEP_INTERVAL: '200ms',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      return new Promise((resolve, reject) => {
        let text = '';
        const read = (chunk: Buffer) => {
          text += String(chunk);
          const port = /"grpcPort":(\d+)/.exec(text)?.[1];
          if (port) resolve(Number(port));
        };
        started.stdout?.on('data', read);
        started.stderr?.on('data', read);
        started.once('exit', () => reject(new Error(text)));
      });
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
};
