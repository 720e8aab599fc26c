import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral port range: an outgoing connection could otherwise take a port before its service starts. */
const [lowest, highest] = [10_000, 18_000] as const;

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    await new Promise((done) => server.close(done));
  }
};

/** Distinct local ports that are free now. */
export const freePorts = async (count: number): Promise<readonly number[]> => {
  const found = new Set<number>();
  while (found.size < count) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (!found.has(port) && (await isFree(port))) found.add(port);
  }
  return [...found];
};
