import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { acceptsConnections } from '../supervise/probes.ts';
import type { BackingService } from './backing-service.ts';
import { javaFlags } from './kafka.ts';
import { fetchJars, type LockedJar } from './maven.ts';
import { requireJava } from './prerequisites.ts';

const artifacts = ['de.bwaldvogel:mongo-java-server-h2-backend:1.47.0', 'org.mozilla:rhino-all:1.8.0'];
const lockFile = join(import.meta.dirname, 'mongo-java-server-1.47.0.lock.json');

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
    const lock: LockedJar[] = JSON.parse(await readFile(lockFile, 'utf8'));
    const libs = await fetchJars('mongo-java-server-1.47.0', artifacts, lock, print);
    const java = await requireJava(print);
    const folder = join(home.data, 'mongo');
    await mkdir(folder, { recursive: true });
    const shell = 'org.mozilla.javascript.tools.shell.Main';
    const script = join(import.meta.dirname, 'mongo-server.js');
    return {
      command: [
        java,
        ...javaFlags,
        '-Xms24m',
        `-Xmx${process.env.SARGAM_MONGO_HEAP_MB ?? 192}m`,
        '-cp',
        `${libs}/*`,
        shell,
        script,
        String(ports.main),
        join(folder, 'sargam.mv'),
      ],
      cwd: folder,
      stopSignal: 'SIGTERM',
    };
  },
};
