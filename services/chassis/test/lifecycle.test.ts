import { setTimeout as sleep } from 'node:timers/promises';
import { createChannel, createClient } from 'nice-grpc';
import { HealthDefinition } from 'nice-grpc-server-health';
import type { RunningService, Service } from '../src/service/index.ts';
import { addressOf, createEchoClient, EchoDefinition, startPlainService, stopAll } from './echo.ts';

afterEach(stopAll);

const fetchOps = (service: RunningService, path: string) =>
  fetch(`http://127.0.0.1:${service.opsPort}${path}`);

const slowEcho = (onCall: () => void, configure: (service: Service) => void = () => undefined) =>
  startPlainService('slow', async (service) => {
    service.grpc.add(EchoDefinition, {
      read: async () => {
        onCall();
        await sleep(300);
        return { finished: true };
      },
      change: async () => ({}),
      list: async function* () {
        yield {};
      },
    });
    configure(service);
  });

describe('draining', () => {
  it('finishes calls in flight and rejects new ones', async () => {
    const opened = Promise.withResolvers<void>();
    const service = await slowEcho(opened.resolve);
    const client = createEchoClient(addressOf(service));
    const inFlight = client.read({});
    await opened.promise;
    const stopped = service.stop();
    await sleep(50);
    await expect(client.change({})).rejects.toMatchObject({ code: 14 });
    await expect(inFlight).resolves.toEqual({ finished: true });
    await stopped;
  });

  it('makes the service not ready immediately, while it is still alive', async () => {
    const opened = Promise.withResolvers<void>();
    const service = await slowEcho(opened.resolve);
    const inFlight = createEchoClient(addressOf(service)).read({});
    await opened.promise;
    const stopped = service.stop();
    expect((await fetchOps(service, '/readyz')).status).toBe(503);
    expect((await fetchOps(service, '/livez')).status).toBe(200);
    await Promise.all([inFlight, stopped]);
  });

  it('does not wait for open health watches', async () => {
    const service = await slowEcho(() => undefined);
    const watch = createClient(HealthDefinition, createChannel(addressOf(service))).watch({ service: '' });
    const seen = watch[Symbol.asyncIterator]();
    await expect(seen.next()).resolves.toMatchObject({ value: { status: 1 } });
    const startedAt = Date.now();
    await Promise.all([service.stop(), seen.next().catch(() => undefined)]);
    expect(Date.now() - startedAt).toBeLessThan(1000);
  });
});

describe('readiness', () => {
  it('follows the state of a store, over HTTP and gRPC', async () => {
    let isUnavailable = true;
    const service = await slowEcho(
      () => undefined,
      (started) =>
        started.addReadinessCheck('store', async () =>
          isUnavailable ? Promise.reject(new Error('store is unavailable')) : undefined,
        ),
    );
    const health = createClient(HealthDefinition, createChannel(addressOf(service)));
    const notReady = await fetchOps(service, '/readyz');
    expect(notReady.status).toBe(503);
    expect(await notReady.json()).toEqual({
      ready: false,
      phase: 'serving',
      checks: { store: 'store is unavailable' },
    });
    await expect(health.check({ service: '' })).resolves.toMatchObject({ status: 2 });
    isUnavailable = false;
    expect((await fetchOps(service, '/readyz')).status).toBe(200);
    await expect(health.check({ service: '' })).resolves.toMatchObject({ status: 1 });
  });
});

it('a failed start runs the stop hooks in reverse order', async () => {
  const closed: string[] = [];
  const start = startPlainService('broken', async (service) => {
    service.onStop('store', () => void closed.push('store'));
    service.onStop('broken hook', () => Promise.reject(new Error('stuck')));
    service.onStop('queue', () => void closed.push('queue'));
    throw new Error('no such queue');
  });
  await expect(start).rejects.toThrow('no such queue');
  expect(closed).toEqual(['queue', 'store']);
});

it('a periodic job never overlaps itself, continues after a failure, and is awaited on stop', async () => {
  let running = 0;
  let maxRunning = 0;
  let runs = 0;
  const service = await startPlainService('jobs', async (started) => {
    started.scheduleJob('tick', 10, async () => {
      maxRunning = Math.max(maxRunning, ++running);
      await sleep(25);
      running -= 1;
      runs += 1;
      if (runs === 1) throw new Error('first one fails');
    });
  });
  await sleep(200);
  await service.stop();
  expect({ running, maxRunning }).toEqual({ running: 0, maxRunning: 1 });
  expect(runs).toBeGreaterThan(2);
});

it('calls are counted by method and status code', async () => {
  const service = await slowEcho(() => undefined);
  await createEchoClient(addressOf(service)).change({});
  const page = await (await fetchOps(service, '/metrics')).text();
  expect(page).toMatch(/grpc_server_seconds_count\{.*method="\/test\.Echo\/Change".*code="OK".*\} 1/);
  expect(page).toContain('process_cpu_seconds_total');
});
