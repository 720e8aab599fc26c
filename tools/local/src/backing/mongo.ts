import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { acceptsConnections } from '../supervise/probes.ts';
import type { BackingService } from './backing-service.ts';
import { prepareJavaCommand } from './maven.ts';

export const mongoJars = {
  name: 'mongo-java-server-1.47.0',
  artifacts: ['de.bwaldvogel:mongo-java-server-h2-backend:1.47.0', 'org.mozilla:rhino-all:1.8.0'],
};

/** MongoDB, or a compatible server that supports single-document operations. */
export const mongo: BackingService = {
  name: 'mongo',
  title: 'MongoDB (compatible)',
  ports: [],
  variables: ['MONGO_URL'],
  hasContainer: true,
  addresses: (ports) => ({ MONGO_URL: `mongodb://127.0.0.1:${ports.main}/` }),
  probe: (ports) => acceptsConnections(ports.main),
  prepareProgram: async ({ home, print }, ports) => {
    const heap = ['-Xms24m', `-Xmx${process.env.SARGAM_MONGO_HEAP_MB ?? 192}m`];
    const start = await prepareJavaCommand(mongoJars, heap, print);
    const folder = join(home.data, 'mongo');
    await mkdir(folder, { recursive: true });
    const shell = 'org.mozilla.javascript.tools.shell.Main';
    const script = join(import.meta.dirname, 'mongo-server.js');
    return {
      command: [...start, shell, script, String(ports.main), join(folder, 'sargam.mv')],
      cwd: folder,
      stopSignal: 'SIGTERM',
    };
  },
};
