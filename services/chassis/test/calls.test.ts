import { setTimeout as sleep } from 'node:timers/promises';
import { Status } from 'nice-grpc';
import { DomainError, domainError, toProblemDetails } from '../src/errors/index.ts';
import { callerOf, requireCaller } from '../src/service/index.ts';
import { currentTrace, inSpan } from '../src/telemetry/index.ts';
import {
  addressOf,
  collect,
  createEchoClient,
  EchoDefinition,
  echoCallers,
  startClient,
  startEcho,
  startPlainService,
  stopAll,
} from './echo.ts';

afterEach(stopAll);

const maya = { subject: 'maya', roles: ['student'], session: 's1', claims: { verified: 'true' } };
const ignore = () => undefined;

describe('a domain error', () => {
  it('reaches the client unchanged and becomes a problem document with the same message', async () => {
    const thrown = domainError.invalid('bad-course', 'এই কোর্সটি নেই', [
      { field: 'course', message: 'choose one' },
    ]);
    const echo = await startEcho(async () => Promise.reject(thrown));
    const { client } = await startClient(addressOf(echo));
    const received = await client.read({}).then(ignore, (error: unknown) => error);
    expect(received).toMatchObject({
      kind: 'invalid',
      code: 'bad-course',
      message: thrown.message,
      fields: thrown.fields,
    });
    expect(toProblemDetails(received, { instance: '/api/v1/order', traceId: 't' })).toEqual({
      status: 400,
      body: {
        type: 'urn:sargam:problem:bad-course',
        title: 'Bad Request',
        status: 400,
        detail: thrown.message,
        message: thrown.message,
        code: 'bad-course',
        errors: thrown.fields,
        instance: '/api/v1/order',
        traceId: 't',
      },
    });
  });

  it('keeps its detail through two services', async () => {
    const callee = await startEcho(async () =>
      Promise.reject(domainError.conflict('price-changed', 'New price', { total: '5' })),
    );
    const caller = await startPlainService('echo', async (service) => {
      const client = service.client(EchoDefinition, addressOf(callee));
      service.grpc.add(
        EchoDefinition,
        { read: client.read, change: client.change, list: client.list },
        echoCallers,
      );
    });
    const { client } = await startClient(addressOf(caller));
    const expected = { kind: 'conflict', code: 'price-changed', detail: { total: '5' } };
    await expect(client.read({})).rejects.toMatchObject(expected);
    await expect(collect(client.list({}))).rejects.toMatchObject(expected);
  });

  it('replaces an unexpected error without revealing its message', async () => {
    const echo = await startEcho(async () =>
      Promise.reject(new Error('password of the database is hunter2')),
    );
    const bare = createEchoClient(addressOf(echo));
    await expect(bare.read({})).rejects.toMatchObject({
      code: Status.INTERNAL,
      details: 'Something went wrong',
    });
    const { client } = await startClient(addressOf(echo));
    const received = await client.read({}).then(ignore, (error: unknown) => error);
    expect(received).toBeInstanceOf(DomainError);
    expect(received).toMatchObject({ kind: 'unavailable', code: 'upstream-failed' });
    expect(JSON.stringify(toProblemDetails(received, { instance: '/' }))).not.toContain('hunter2');
  });
});

describe('a caller', () => {
  const startCallerEcho = () =>
    startPlainService('echo', async (service) => {
      service.grpc.add(
        EchoDefinition,
        {
          read: async (_request, context) => ({ ...requireCaller(context) }),
          change: async (_request, context) => ({ ...requireCaller(context, { roles: ['admin'] }) }),
          list: async function* (_request, context) {
            yield { subject: callerOf(context)?.subject ?? 'nobody' };
          },
        },
        echoCallers,
      );
    });

  it('is the same at the second service, and only within the request', async () => {
    const callee = await startCallerEcho();
    const caller = await startEcho(async (request, service) => {
      await sleep(5);
      return service.client(EchoDefinition, addressOf(callee)).read(request);
    });
    const { client, from } = await startClient(addressOf(caller));
    await expect(from.runAsCaller(maya, () => client.read({}))).resolves.toEqual(maya);
    await expect(client.read({})).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it('is the service itself in runAsService, also within a request of a person', async () => {
    const { client, from } = await startClient(addressOf(await startCallerEcho()));
    const itself = { subject: from.name, roles: ['service'], session: '', claims: {} };
    await expect(from.runAsService(() => client.read({}))).resolves.toEqual(itself);
    await expect(from.runAsCaller(maya, () => from.runAsService(() => client.read({})))).resolves.toEqual(
      itself,
    );
  });

  it('without the role is forbidden', async () => {
    const { client, from } = await startClient(addressOf(await startCallerEcho()));
    await expect(from.runAsCaller(maya, () => client.change({}))).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });
});

describe('a trace', () => {
  it('has the same id in all services of a call', async () => {
    const callee = await startEcho(async () => ({ trace: currentTrace()?.traceId }));
    const caller = await startEcho(async (_request, service) => {
      const farTrace = await service.client(EchoDefinition, addressOf(callee)).read({});
      return { trace: currentTrace()?.traceId, farTrace: farTrace['trace'] };
    });
    const { client } = await startClient(addressOf(caller));
    const { mine, answer } = await inSpan('GET /', { kind: 'server' }, async () => ({
      mine: currentTrace()?.traceId,
      answer: await client.read({}),
    }));
    expect(answer).toEqual({ trace: mine, farTrace: mine });
  });
});
