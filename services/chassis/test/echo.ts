import { createChannel, createClientFactory, Metadata, type MethodDefinition } from 'nice-grpc';
import type { Caller } from '../src/caller/index.ts';
import { developmentKeys, gatewayName, parseSigningKey, signAssertion } from '../src/caller/index.ts';
import { loadSettings, type ProcessValues, processSettings } from '../src/config/index.ts';
import { type RunningService, type Service, startService } from '../src/service/index.ts';

type Json = Readonly<Record<string, unknown>>;

const toBytes = (value: Json) => Buffer.from(JSON.stringify(value));
const fromBytes = (bytes: Uint8Array): Json => JSON.parse(Buffer.from(bytes).toString());

type EchoCall<Streams extends boolean> = MethodDefinition<Json, Json, Json, Json, false, Streams>;

const defineCall = <Streams extends boolean>(name: string, responseStream: Streams): EchoCall<Streams> => ({
  path: `/test.Echo/${name}`,
  requestStream: false,
  responseStream,
  requestSerialize: toBytes,
  requestDeserialize: fromBytes,
  responseSerialize: toBytes,
  responseDeserialize: fromBytes,
  options: {},
});

/** A contract with two calls and a stream that carry any JSON. */
export const EchoDefinition = {
  read: defineCall('Read', false),
  change: defineCall('Change', false),
  list: defineCall('List', true),
};

/** Both the gateway and the echo services may call an echo service. */
const names = [gatewayName, 'echo'];
export const echoCallers = { read: names, change: names, list: names };

/** The assertion of a service for one call, with the development key of the service. */
export const assertionOf = (service: string, path: string, now = new Date(), caller?: Caller): string =>
  signAssertion(parseSigningKey(developmentKeys, service), { path, caller }, now);

/** A plain client, without the middleware of the chassis. It calls as the gateway for a visitor, or with exactly these headers. */
export const createEchoClient = (address: string, headers?: Readonly<Record<string, string>>) =>
  createClientFactory()
    .use((call, options) => {
      const metadata = Metadata(headers ?? { 'sargam-caller': assertionOf(gatewayName, call.method.path) });
      return call.next(call.request, { ...options, metadata });
    })
    .create(EchoDefinition, createChannel(address));

export const testSettings: ProcessValues = loadSettings(processSettings, {
  SARGAM_ENV: 'test',
  GRPC_PORT: '0',
  OPS_PORT: '0',
  LOG_LEVEL: 'silent',
});

const running: RunningService[] = [];

/** Starts a service on free ports; `stopAll` stops it. */
export const startPlainService = async (
  name: string,
  start: (service: Service) => Promise<void>,
  settings: Partial<ProcessValues> = {},
): Promise<RunningService> => {
  const service = await startService({ name, settings: { ...testSettings, ...settings }, start });
  running.push(service);
  return service;
};

export const stopAll = async (): Promise<void> => {
  await Promise.all(running.splice(0).map((service) => service.stop()));
};

export const addressOf = ({ grpcPort }: RunningService): string => `127.0.0.1:${grpcPort}`;

export const collect = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
};

type Handler = (request: Json, service: Service) => Promise<Record<string, unknown>>;

/** Starts a service whose three calls answer with `read`; `list` answers twice. */
export const startEcho = (read: Handler, settings?: Partial<ProcessValues>) => {
  const start = async (service: Service) => {
    service.grpc.add(
      EchoDefinition,
      {
        read: (request) => read(request, service),
        change: (request) => read(request, service),
        list: async function* (request) {
          yield await read(request, service);
          yield await read(request, service);
        },
      },
      echoCallers,
    );
  };
  return startPlainService('echo', start, settings);
};

/** A client of the echo service, in a gateway. */
export const startClient = async (
  address: string,
  retryable: readonly ('read' | 'list')[] = ['read'],
  settings?: Partial<ProcessValues>,
) => {
  const caller = await startPlainService(gatewayName, async () => undefined, settings);
  return { client: caller.service.client(EchoDefinition, address, { retryable }), from: caller.service };
};
