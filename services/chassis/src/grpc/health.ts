import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceImplementation } from 'nice-grpc';
import type { HealthDefinition } from 'nice-grpc-server-health';

type HealthCalls = ServiceImplementation<typeof HealthDefinition>;

const serving = 1;
const notServing = 2;
const watchEveryMs = 5000;

/** gRPC's own health service, answering what /readyz answers. */
export const healthCalls = (isReady: () => Promise<boolean>, stopping: AbortSignal): HealthCalls => {
  const now = async () => ({ status: (await isReady()) ? serving : notServing });
  return {
    check: now,
    async *watch(_request, context) {
      // A watcher never hangs up by itself, and must not hold up the end of the service.
      const signal = AbortSignal.any([context.signal, stopping]);
      for (let last: number | undefined; !signal.aborted; ) {
        const answer = await now();
        if (answer.status !== last) yield answer;
        last = answer.status;
        await sleep(watchEveryMs, undefined, { signal });
      }
    },
  };
};
