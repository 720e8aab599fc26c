import { setTimeout as sleep } from 'node:timers/promises';
import { createChannel, createClient, Metadata, Status } from 'nice-grpc';
import { signCaller } from '../src/caller/index.ts';
import { DomainError, domainError, toProblemDetails } from '../src/errors/index.ts';
import { currentScope } from '../src/scope/index.ts';
import { callerOf, requireCaller, type Service } from '../src/service/index.ts';
import { currentTrace, inSpan } from '../src/telemetry/index.ts';
import { addressOf, all, aService, EchoDefinition, stopAll, testSettings } from './echo.ts';

afterEach(stopAll);

type Handler = (
  request: Readonly<Record<string, unknown>>,
  service: Service,
) => Promise<Record<string, unknown>>;

const anEcho = (ask: Handler, settings?: { grpcPort: number }) => {
  const start = async (service: Service) => {
    service.grpc.add(EchoDefinition, {
      ask: (request) => ask(request, service),
      change: (request) => ask(request, service),
      list: async function* (request) {
        yield await ask(request, service);
        yield await ask(request, service);
      },
    });
  };
  return aService('echo', start, settings);
};

const aClient = async (address: string, safe: readonly ('ask' | 'list')[] = ['ask']) => {
  const from = await aService('asker', async () => undefined);
  return { client: from.service.client(EchoDefinition, address, { retryable: safe }), from: from.service };
};

const maya = { subject: 'maya', roles: ['student'], session: 's1', claims: { verified: 'true' } };
const silent = () => undefined;

describe('a refusal', () => {
  it('comes out of the other end as it went in, and becomes a problem with the same words', async () => {
    const told = domainError.invalid('bad-course', 'এই কোর্সটি নেই', [
      { field: 'course', message: 'choose one' },
    ]);
    const echo = await anEcho(async () => Promise.reject(told));
    const { client } = await aClient(addressOf(echo));
    const refusal = await client.ask({}).then(silent, (error: unknown) => error);
    expect(refusal).toMatchObject({
      kind: 'invalid',
      code: 'bad-course',
      message: told.message,
      fields: told.fields,
    });
    expect(toProblemDetails(refusal, { instance: '/api/v1/order', traceId: 't' })).toEqual({
      status: 400,
      body: {
        type: 'urn:sargam:problem:bad-course',
        title: 'Bad Request',
        status: 400,
        detail: told.message,
        message: told.message,
        code: 'bad-course',
        errors: told.fields,
        instance: '/api/v1/order',
        traceId: 't',
      },
    });
  });

  it('carries its detail through two services', async () => {
    const far = await anEcho(async () =>
      Promise.reject(domainError.conflict('price-changed', 'New price', { total: '5' })),
    );
    const near = await aService('near', async (service) => {
      const client = service.client(EchoDefinition, addressOf(far));
      service.grpc.add(EchoDefinition, { ask: client.ask, change: client.change, list: client.list });
    });
    const { client } = await aClient(addressOf(near));
    const refusal = { kind: 'conflict', code: 'price-changed', detail: { total: '5' } };
    await expect(client.ask({})).rejects.toMatchObject(refusal);
    await expect(all(client.list({}))).rejects.toMatchObject(refusal);
  });

  it('reveals nothing of what was not foreseen', async () => {
    const echo = await anEcho(async () => Promise.reject(new Error('password of the database is hunter2')));
    const bare = createClient(EchoDefinition, createChannel(addressOf(echo)));
    await expect(bare.ask({})).rejects.toMatchObject({
      code: Status.INTERNAL,
      details: 'Something went wrong',
    });
    const { client } = await aClient(addressOf(echo));
    const refusal = await client.ask({}).then(silent, (error: unknown) => error);
    expect(refusal).toBeInstanceOf(DomainError);
    expect(refusal).toMatchObject({ kind: 'unavailable', code: 'upstream-failed' });
    expect(JSON.stringify(toProblemDetails(refusal, { instance: '/' }))).not.toContain('hunter2');
  });
});

describe('a caller', () => {
  const whoAmI = () =>
    aService('who', async (service) => {
      service.grpc.add(EchoDefinition, {
        ask: async (_request, context) => ({ ...requireCaller(context) }),
        change: async (_request, context) => ({ ...requireCaller(context, { roles: ['admin'] }) }),
        list: async function* (_request, context) {
          yield { subject: callerOf(context)?.subject ?? 'nobody' };
        },
      });
    });

  it('is known at the second service as the gateway knew them, and only within the request', async () => {
    const far = await whoAmI();
    const near = await anEcho(async (request, service) => {
      await sleep(5);
      return service.client(EchoDefinition, addressOf(far)).ask(request);
    });
    const { client, from } = await aClient(addressOf(near));
    await expect(from.runAsCaller(maya, () => client.ask({}))).resolves.toEqual(maya);
    await expect(client.ask({})).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it('is the service itself where no person is behind a call, even while it serves one', async () => {
    const { client, from } = await aClient(addressOf(await whoAmI()));
    const itself = { subject: from.name, roles: ['service'], session: '', claims: {} };
    await expect(from.runAsService(() => client.ask({}))).resolves.toEqual(itself);
    await expect(from.runAsCaller(maya, () => from.runAsService(() => client.ask({})))).resolves.toEqual(
      itself,
    );
  });

  it('without the role is refused', async () => {
    const { client, from } = await aClient(addressOf(await whoAmI()));
    await expect(from.runAsCaller(maya, () => client.change({}))).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });

  it.each([
    ['forged', () => signCaller(maya, 'another secret', new Date())],
    ['expired', () => signCaller(maya, testSettings.callerSecret, new Date(Date.now() - 61_000))],
    ['damaged', () => 'not an assertion'],
    [
      'altered',
      () =>
        `${Buffer.from('{"subject":"admin"}').toString('base64url')}.${signCaller(maya, testSettings.callerSecret, new Date()).split('.')[1]}`,
    ],
  ])('whose assertion is %s is refused, whatever is asked', async (_how, assertion) => {
    const bare = createClient(EchoDefinition, createChannel(addressOf(await whoAmI())));
    const metadata = Metadata({ 'sargam-caller': assertion() });
    const refused = { code: Status.UNAUTHENTICATED };
    await expect(bare.ask({}, { metadata })).rejects.toMatchObject(refused);
    await expect(all(bare.list({}, { metadata }))).rejects.toMatchObject(refused);
  });
});

describe('a deadline', () => {
  const timeLeft = () => (currentScope().deadline ?? Number.POSITIVE_INFINITY) - Date.now();

  it('shrinks from hop to hop, and never grows', async () => {
    const far = await anEcho(async () => ({ left: timeLeft() }));
    const near = await anEcho(async (_request, service) => {
      const left = timeLeft();
      await sleep(100);
      const beyond = await service.client(EchoDefinition, addressOf(far), { timeoutMs: 60_000 }).ask({});
      return { left, beyond: beyond['left'] };
    });
    const { client } = await aClient(addressOf(near));
    const { left, beyond } = await client.ask({}, { timeoutMs: 1000 });
    expect(left).toBeLessThanOrEqual(1000);
    expect(left).toBeGreaterThan(700);
    expect(beyond).toBeLessThanOrEqual((left as number) - 100);
  });

  it('that passes is `too-late` to the one who asked, and stops the one who works', async () => {
    const seen = Promise.withResolvers<string>();
    const far = await anEcho(async () => {
      await sleep(5000, undefined, { signal: currentScope().signal }).catch((e: Error) =>
        seen.resolve(e.name),
      );
      return {};
    });
    const near = await anEcho((request, service) =>
      service.client(EchoDefinition, addressOf(far)).ask(request),
    );
    const { client } = await aClient(addressOf(near));
    await expect(client.ask({}, { timeoutMs: 150 })).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'too-late',
    });
    await expect(seen.promise).resolves.toBe('AbortError');
  });
});

describe('a call that fails as unavailable', () => {
  const failing = async (times: number) => {
    const seen = { asked: 0 };
    const echo = await anEcho(async () => {
      seen.asked += 1;
      if (seen.asked <= times) throw domainError.unavailable();
      return { asked: seen.asked };
    });
    return { seen, ...(await aClient(addressOf(echo))) };
  };

  it('is made again when it is safe', async () => {
    const { client } = await failing(2);
    await expect(client.ask({})).resolves.toEqual({ asked: 3 });
  });

  it('is never made again when it is not', async () => {
    const { client, seen } = await failing(1);
    await expect(client.change({})).rejects.toMatchObject({ kind: 'unavailable' });
    await sleep(300);
    expect(seen.asked).toBe(1);
  });

  it('because nobody is there fails fast, and works once somebody is', async () => {
    const gone = await anEcho(async () => ({}));
    const { client } = await aClient(addressOf(gone));
    await gone.stop();
    const before = Date.now();
    await expect(client.change({})).rejects.toMatchObject({ kind: 'unavailable' });
    expect(Date.now() - before).toBeLessThan(500);
    await anEcho(async () => ({ back: true }), { grpcPort: gone.grpcPort });
    await sleep(500);
    await expect(client.change({})).resolves.toEqual({ back: true });
  });
});

describe('a trace', () => {
  it('is one over all services that take part', async () => {
    const far = await anEcho(async () => ({ trace: currentTrace()?.traceId }));
    const near = await anEcho(async (_request, service) => {
      const beyond = await service.client(EchoDefinition, addressOf(far)).ask({});
      return { trace: currentTrace()?.traceId, beyond: beyond['trace'] };
    });
    const { client } = await aClient(addressOf(near));
    const { mine, answer } = await inSpan('GET /', { kind: 'server' }, async () => ({
      mine: currentTrace()?.traceId,
      answer: await client.ask({}),
    }));
    expect(answer).toEqual({ trace: mine, beyond: mine });
  });
});
