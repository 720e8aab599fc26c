import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Rig } from '../rig/rig.ts';

/** What the reader is to read. */
export interface ReaderOrder {
  readonly databases: Rig['databases'];
  readonly sandboxUrl: string;
}

export interface Report {
  /** How often it added everything up. */
  readonly looks: number;
  /** How often it would have at one look every 50 ms. */
  readonly ticks: number;
  /** The longest between the beginnings of two looks. */
  readonly longestGapMs: number;
  readonly longestLookMs: number;
  /** How many receipts it held against the gateway's record. */
  readonly receipts: number;
  /** Everything that it found wrong. */
  readonly faults: readonly string[];
}

export interface Reader {
  /** Looks no more; answers what it saw. */
  stop(): Promise<Report>;
}

/** Adds everything up, again and again, while others go on; and asks the gateway about each receipt that is new. */
export const startReader = ({ databases, sandbox }: Pick<Rig, 'databases' | 'sandbox'>): Reader => {
  const order: ReaderOrder = { databases, sandboxUrl: sandbox.url };
  const child = fork(path.join(__dirname, 'reader-process.ts'), [JSON.stringify(order)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const told = Promise.race([
    once(child, 'message').then(([report]) => report as Report),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the reader ended with ${code}`))),
  ]);
  // Failing is told by `stop`; until then it must not end the process.
  told.catch(() => undefined);
  let report: Promise<Report> | undefined;
  return {
    stop: () => {
      if (!report && child.connected) child.send('stop');
      report ??= told;
      return report;
    },
  };
};
