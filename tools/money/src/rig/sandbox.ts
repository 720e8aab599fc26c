import path from 'node:path';
import { type SandboxCalls, sandboxCalls } from './sandbox-calls.ts';
import { serviceProcess } from './service-process.ts';

/** The payment gateway's sandbox in a process of its own. */
export interface Sandbox extends SandboxCalls {
  readonly url: string;
  stop(): Promise<void>;
}

export const sandboxAt = async (port: number, logs: string): Promise<Sandbox> => {
  const url = `http://127.0.0.1:${port}`;
  const program = serviceProcess({
    name: 'sslcommerz',
    script: 'tools/sandboxes/sslcommerz/src/main.ts',
    env: {
      HTTP_PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: path.join(logs, 'sslcommerz'),
      // Notifications are tried once: what is lost stays lost, and only the services themselves can find out.
      IPN_RETRY_SECONDS: '',
      REFUND_SECONDS: '2',
    },
    readyUrl: `${url}/readyz`,
    logs,
  });
  await program.start();
  return { ...sandboxCalls(url), url, stop: () => program.stop() };
};
