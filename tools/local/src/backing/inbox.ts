import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isHttpReady } from '../supervise/probes.ts';
import type { BackingService } from './backing-service.ts';

/** SMTP server of a local run: it delivers no mail and shows every mail on a web page. */
export const inbox: BackingService = {
  name: 'inbox',
  title: 'Mail inbox',
  ports: ['smtp'],
  variables: ['SMTP_URL'],
  hasContainer: false,
  addresses: (ports) => ({
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    INBOX_URL: `http://127.0.0.1:${ports.main}`,
  }),
  probe: (ports) => isHttpReady(`http://127.0.0.1:${ports.main}/healthz`),
  prepareProgram: async ({ home }, ports) => {
    const program = createRequire(import.meta.url).resolve('maildev/bin/maildev');
    const folder = join(home.data, 'inbox');
    await mkdir(folder, { recursive: true });
    const addresses = ['--ip', '127.0.0.1', '--smtp', String(ports.smtp), '--web', String(ports.main)];
    const flags = [...addresses, '--mail-directory', folder, '--silent'];
    return {
      command: [process.execPath, '--max-semi-space-size=1', program, ...flags],
      stopSignal: 'SIGTERM',
    };
  },
};
