import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

export const findFreePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Requests a URL until it answers 200 or the time is over. Returns the last status; 0 without an answer. */
export const waitForStatus = async (url: string, ms: number): Promise<number> => {
  const end = Date.now() + ms;
  for (;;) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200 || Date.now() > end) return status;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/** Ends a process, unless it has ended by itself. */
export const stopProcess = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};
