import { isPortFree } from '@sargam/local/supervise/ports';

/** Below the ephemeral port range: an outgoing connection could otherwise take a port before its service starts. */
const [lowest, highest] = [10_000, 18_000] as const;

/** Distinct local ports that are free now. */
export const freePorts = async (count: number): Promise<readonly number[]> => {
  const found = new Set<number>();
  while (found.size < count) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (!found.has(port) && (await isPortFree(port))) found.add(port);
  }
  return [...found];
};
