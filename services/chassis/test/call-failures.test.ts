import { setTimeout as sleep } from 'node:timers/promises';
import { domainError } from '../src/errors/index.ts';
import { currentScope } from '../src/scope/index.ts';
import { addressOf, EchoDefinition, startClient, startEcho, stopAll } from './echo.ts';

afterEach(stopAll);

describe('a deadline', () => {
  const timeLeft = () => (currentScope().deadline ?? Number.POSITIVE_INFINITY) - Date.now();

  it('decreases with each hop and never increases', async () => {
    const callee = await startEcho(async () => ({ left: timeLeft() }));
    const caller = await startEcho(async (_request, service) => {
      const remainingMs = timeLeft();
      await sleep(100);
      const farLeft = await service.client(EchoDefinition, addressOf(callee), { timeoutMs: 60_000 }).read({});
      return { left: remainingMs, farLeft: farLeft['left'] };
    });
    const { client } = await startClient(addressOf(caller));
    const { left, farLeft } = await client.read({}, { timeoutMs: 1000 });
    expect(left).toBeLessThanOrEqual(1000);
    expect(left).toBeGreaterThan(700);
    expect(farLeft).toBeLessThanOrEqual((left as number) - 100);
  });

  it('that expires gives the client `too-late` and aborts the handler', async () => {
    const seen = Promise.withResolvers<string>();
    const callee = await startEcho(async () => {
      await sleep(5000, undefined, { signal: currentScope().signal }).catch((e: Error) =>
        seen.resolve(e.name),
      );
      return {};
    });
    const caller = await startEcho((request, service) =>
      service.client(EchoDefinition, addressOf(callee)).read(request),
    );
    const { client } = await startClient(addressOf(caller));
    await expect(client.read({}, { timeoutMs: 150 })).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'too-late',
    });
    await expect(seen.promise).resolves.toBe('AbortError');
  });
});

describe('a call that fails as unavailable', () => {
  const startFailing = async (times: number) => {
    const seen = { calls: 0 };
    const echo = await startEcho(async () => {
      seen.calls += 1;
      if (seen.calls <= times) throw domainError.unavailable();
      return { calls: seen.calls };
    });
    return { seen, ...(await startClient(addressOf(echo))) };
  };

  it('is retried when it is retryable', async () => {
    const { client } = await startFailing(2);
    await expect(client.read({})).resolves.toEqual({ calls: 3 });
  });

  it('is never retried when it is not retryable', async () => {
    const { client, seen } = await startFailing(1);
    await expect(client.change({})).rejects.toMatchObject({ kind: 'unavailable' });
    await sleep(300);
    expect(seen.calls).toBe(1);
  });

  it('fails fast while the server is down, and succeeds after the server has restarted', async () => {
    const stopped = await startEcho(async () => ({}));
    const { client } = await startClient(addressOf(stopped));
    await stopped.stop();
    const startedAt = Date.now();
    await expect(client.change({})).rejects.toMatchObject({ kind: 'unavailable' });
    expect(Date.now() - startedAt).toBeLessThan(500);
    await startEcho(async () => ({ back: true }), { grpcPort: stopped.grpcPort });
    await sleep(500);
    await expect(client.change({})).resolves.toEqual({ back: true });
  });
});
