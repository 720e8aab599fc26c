import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceImplementation } from 'nice-grpc';
import type { HealthDefinition } from 'nice-grpc-server-health';

type HealthCalls = ServiceImplementation<typeof HealthDefinition>;

const serving = 1;
const notServing = 2;
const watchEveryMs = 5000;

/** The standard gRPC health service; it reports the same state as /readyz. */
export const healthCalls = (isReady: () => Promise<boolean>, stopping: AbortSignal): HealthCalls => {
  const currentStatus = async () => ({ status: (await isReady()) ? serving : notServing });
  return {
    check: currentStatus,
    async *watch(_request, context) {
      // A watcher never ends its call, so the call also ends when the service stops.
      const signal = AbortSignal.any([context.signal, stopping]);
      for (let last: number | undefined; !signal.aborted; ) {
        const response = await currentStatus();
        if (response.status !== last) yield response;
        last = response.status;
        await sleep(watchEveryMs, undefined, { signal });
      }
    },
  };
};
