import type { MethodDefinition } from 'nice-grpc';
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
export const startEcho = (read: Handler, settings?: { grpcPort: number }) => {
  const start = async (service: Service) => {
    service.grpc.add(EchoDefinition, {
      read: (request) => read(request, service),
      change: (request) => read(request, service),
      list: async function* (request) {
        yield await read(request, service);
        yield await read(request, service);
      },
    });
  };
  return startPlainService('echo', start, settings);
};

/** A client of the echo service, in a service of its own. */
export const startClient = async (address: string, retryable: readonly ('read' | 'list')[] = ['read']) => {
  const caller = await startPlainService('client', async () => undefined);
  return { client: caller.service.client(EchoDefinition, address, { retryable }), from: caller.service };
};
