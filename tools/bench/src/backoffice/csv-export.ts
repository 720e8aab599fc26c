import { get } from 'node:http';
import { residentMb } from '../environment/process-usage.ts';
import type { RunningService } from '../environment/start-part.ts';

const sampleMs = 100;

export interface Export {
  readonly name: string;
  readonly rows: number;
  readonly perSecond: number;
  /** Additional memory of each service at its highest, in MB. */
  readonly memory: readonly { readonly name: string; readonly mb: number }[];
}

/** Downloads a CSV and counts its lines. */
const countLines = (port: number, path: string, token: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { 'auth-token': token, accept: 'text/csv' };
    const request = get({ host: '127.0.0.1', port, path: `/api/v1${path}`, headers }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${path}: status ${response.statusCode}`));
      let lines = 0;
      response.on('data', (chunk: Buffer) => {
        for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
      });
      response.once('error', reject);
      response.once('end', () => resolve(lines));
    });
    request.once('error', reject);
  });

/** Exports a list as CSV and compares the memory of the services with that before it. */
export const measureExport = async (
  name: string,
  path: string,
  { port, token, services }: { port: number; token: string; services: readonly RunningService[] },
): Promise<Export> => {
  const before = services.map(({ pid }) => residentMb(pid));
  const highest = [...before];
  const sample = (): void =>
    services.forEach(({ pid }, index) => {
      highest[index] = Math.max(highest[index] ?? 0, residentMb(pid));
    });
  const timer = setInterval(sample, sampleMs);
  const startedAt = performance.now();
  const lines = await countLines(port, path, token).finally(() => clearInterval(timer));
  const seconds = (performance.now() - startedAt) / 1000;
  const memory = services.map((each, index) => ({
    name: each.name,
    mb: (highest[index] ?? 0) - (before[index] ?? 0),
  }));
  return { name, rows: lines - 1, perSecond: (lines - 1) / seconds, memory };
};
