import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '@sargam/chassis/testing';
import { kafka } from '@sargam/local/backing/kafka';
import { Kafka as Client, logLevel } from 'kafkajs';
import { freePorts } from './free-ports.ts';

/** A Kafka broker of one suite that can be stopped and restarted with its data. */
export const createDedicatedKafka = async (folder: string, say: (line: string) => void) => {
  const [main = 0, controller = 0] = await freePorts(2);
  const home = { folder, data: folder, logs: folder, pids: folder };
  mkdirSync(path.join(folder, 'kafka'), { recursive: true });
  const context = { home, print: say } as Parameters<typeof kafka.prepareProgram>[0];
  const { command, cwd } = await kafka.prepareProgram(context, { main, controller });
  const brokers = `127.0.0.1:${main}`;
  let child: ChildProcess | undefined;
  let exited: Promise<unknown> = Promise.resolve();
  return {
    brokers,
    async start(): Promise<void> {
      const [program = '', ...args] = command;
      child = spawn(program, args, { cwd, stdio: 'ignore' });
      exited = once(child, 'exit');
      await eventually(async () => {
        const admin = new Client({
          brokers: [brokers],
          logLevel: logLevel.NOTHING,
          retry: { retries: 0 },
        }).admin();
        await admin.connect();
        try {
          await admin.listTopics();
        } finally {
          await admin.disconnect();
        }
      }, 60_000);
    },
    async stop(): Promise<void> {
      child?.kill('SIGTERM');
      await exited;
    },
  };
};

export type DedicatedKafka = Awaited<ReturnType<typeof createDedicatedKafka>>;
