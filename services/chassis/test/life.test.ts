import { setTimeout as sleep } from 'node:timers/promises';
import { createChannel, createClient } from 'nice-grpc';
import { HealthDefinition } from 'nice-grpc-server-health';
import type { RunningService, Service } from '../src/service/index.ts';
import { addressOf, aService, EchoDefinition, stopAll } from './echo.ts';

afterEach(stopAll);

const ask = (service: RunningService, path: string) => fetch(`http://127.0.0.1:${service.opsPort}${path}`);

const slowEcho = (opened: () => void, more: (service: Service) => void = () => undefined) =>
  aService('slow', async (service) => {
    service.grpc.add(EchoDefinition, {
      ask: async () => {
        opened();
        await sleep(300);
        return { finished: true };
      },
      change: async () => ({}),
      list: async function* () {
        yield {};
      },
    });
    more(service);
  });

describe('draining', () => {
  it('lets a call in flight finish and refuses new ones', async () => {
    const opened = Promise.withResolvers<void>();
    const service = await slowEcho(opened.resolve);
    const client = createClient(EchoDefinition, createChannel(addressOf(service)));
    const inFlight = client.ask({});
    await opened.promise;
    const stopped = service.stop();
    await sleep(50);
    await expect(client.change({})).rejects.toMatchObject({ code: 14 });
    await expect(inFlight).resolves.toEqual({ finished: true });
    await stopped;
  });

  it('takes the service out of readiness at once, while it still lives', async () => {
    const opened = Promise.withResolvers<void>();
    const service = await slowEcho(opened.resolve);
    const inFlight = createClient(EchoDefinition, createChannel(addressOf(service))).ask({});
    await opened.promise;
    const stopped = service.stop();
    expect((await ask(service, '/readyz')).status).toBe(503);
    expect((await ask(service, '/livez')).status).toBe(200);
    await Promise.all([inFlight, stopped]);
  });

  it('is not held up by whoever watches its health', async () => {
    const service = await slowEcho(() => undefined);
    const watch = createClient(HealthDefinition, createChannel(addressOf(service))).watch({ service: '' });
    const seen = watch[Symbol.asyncIterator]();
    await expect(seen.next()).resolves.toMatchObject({ value: { status: 1 } });
    const began = Date.now();
    await Promise.all([service.stop(), seen.next().catch(() => undefined)]);
    expect(Date.now() - began).toBeLessThan(1000);
  });
});

describe('readiness', () => {
  it('is lost with a store and comes back with it, over HTTP and gRPC alike', async () => {
    let away = true;
    const service = await slowEcho(
      () => undefined,
      (started) =>
        started.addReadinessCheck('store', async () =>
          away ? Promise.reject(new Error('store is away')) : undefined,
        ),
    );
    const health = createClient(HealthDefinition, createChannel(addressOf(service)));
    const lost = await ask(service, '/readyz');
    expect(lost.status).toBe(503);
    expect(await lost.json()).toEqual({ ready: false, phase: 'serving', checks: { store: 'store is away' } });
    await expect(health.check({ service: '' })).resolves.toMatchObject({ status: 2 });
    away = false;
    expect((await ask(service, '/readyz')).status).toBe(200);
    await expect(health.check({ service: '' })).resolves.toMatchObject({ status: 1 });
  });
});

it('a start that fails closes what it had opened', async () => {
  const closed: string[] = [];
  const start = aService('broken', async (service) => {
    service.onStop('store', () => void closed.push('store'));
    service.onStop('broken hook', () => Promise.reject(new Error('stuck')));
    service.onStop('queue', () => void closed.push('queue'));
    throw new Error('no such queue');
  });
  await expect(start).rejects.toThrow('no such queue');
  expect(closed).toEqual(['queue', 'store']);
});

it('a periodic job never overlaps itself, outlives a failure, and is waited for at the end', async () => {
  let running = 0;
  let most = 0;
  let runs = 0;
  const service = await aService('jobs', async (started) => {
    started.scheduleJob('tick', 10, async () => {
      most = Math.max(most, ++running);
      await sleep(25);
      running -= 1;
      runs += 1;
      if (runs === 1) throw new Error('first one fails');
    });
  });
  await sleep(200);
  await service.stop();
  expect({ running, most }).toEqual({ running: 0, most: 1 });
  expect(runs).toBeGreaterThan(2);
});

it('calls are counted with their outcome', async () => {
  const service = await slowEcho(() => undefined);
  await createClient(EchoDefinition, createChannel(addressOf(service))).change({});
  const page = await (await ask(service, '/metrics')).text();
  expect(page).toMatch(/grpc_server_seconds_count\{.*method="\/test\.Echo\/Change".*code="OK".*\} 1/);
  expect(page).toContain('process_cpu_seconds_total');
});
