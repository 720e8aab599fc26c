import { generateLoad, type Load } from '../measure/generate-load.ts';
import { type CpuMs, type MeasuredProcess, measureCpu } from '../measure/measured-process.ts';
import type { ListRequest } from './list-requests.ts';

/**
 * Requests before the measurement and in it, with the most milliseconds for each. After 40 requests the code of seven services is not
 * compiled yet, and each of their connections plans a statement anew for its first five runs.
 */
const warmUp = { requests: 300, ms: 3_000 };
/** One pause delays a request of each connection, so 80 requests are too few for a 95th percentile. */
const measurement = { requests: 240, ms: 3_000 };
const connections = 4;

export interface Measured extends ListRequest, Load {
  readonly cpuMs: CpuMs;
}

/** The CPU of one request of a list, without what the processes spend on their own jobs. */
export const measureList = async (
  request: ListRequest,
  {
    port,
    token,
    processes,
    idle,
  }: { port: number; token: string; processes: readonly MeasuredProcess[]; idle: CpuMs },
): Promise<Measured> => {
  const target = { port, path: () => `/api/v1${request.path}`, headers: () => ({ 'auth-token': token }) };
  await generateLoad(warmUp.ms, connections, target, warmUp.requests);
  const load = await measureCpu(
    processes,
    () => generateLoad(measurement.ms, connections, target, measurement.requests),
    ({ requests }) => requests,
  );
  const own = [...load.cpuMs].map(
    ([each, ms]) => [each, Math.max(0, ms - (idle.get(each) ?? 0) / load.perSecond)] as const,
  );
  return { ...request, ...load, cpuMs: new Map(own) };
};
