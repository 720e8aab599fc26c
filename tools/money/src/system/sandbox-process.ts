import path from 'node:path';
import { createSandboxClient } from '@sargam/sslcommerz-sandbox/client';
import { serviceProcess } from './service-process.ts';

/** The payment gateway’s sandbox as a process. */
export const startSandboxProcess = async (port: number, logs: string) => {
  const url = `http://127.0.0.1:${port}`;
  const program = serviceProcess({
    name: 'sslcommerz',
    script: 'tools/sandboxes/sslcommerz/src/main.ts',
    env: {
      HTTP_PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: path.join(logs, 'sslcommerz'),
      // Each notification has one attempt: only the services’ own checks can find lost ones.
      IPN_RETRY_SECONDS: '',
      REFUND_SECONDS: '2',
    },
    readyUrl: `${url}/readyz`,
    logs,
  });
  await program.start();
  return { ...createSandboxClient(url), url, stop: () => program.stop() };
};
