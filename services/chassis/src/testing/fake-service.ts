import type { CompatServiceDefinition, ServiceImplementation } from 'nice-grpc';
import { loadSettings, type ProcessValues, processSettings } from '../config/index.ts';
import { domainError } from '../errors/index.ts';
import { type Service, type ServiceCallers, startService } from '../service/index.ts';

/** An upstream service with handlers of the test. */
export interface FakeService {
  /** The value for the address setting, such as CATALOGUE_ADDRESS. */
  readonly address: string;
  stop(): Promise<void>;
}

const env = { SARGAM_ENV: 'test', LOG_LEVEL: 'silent', GRPC_PORT: '0', OPS_PORT: '0' };

/** Registers the handlers for one caller; calls without a handler fail as not found. */
const addFakeCalls = <D extends CompatServiceDefinition>(
  { grpc }: Service<ProcessValues>,
  definition: D,
  calls: Partial<ServiceImplementation<D>>,
  caller: string,
): void => {
  const methods = 'methods' in definition ? Object.keys(definition.methods as object) : [];
  const missing = (name: string) => async () => {
    throw domainError.notFound('not-faked', `The test has no answer for ${name}`);
  };
  const implementation = Object.fromEntries(
    methods.map((name) => [name, calls[name as keyof typeof calls] ?? missing(name)]),
  );
  const callers = Object.fromEntries(methods.map((name) => [name, [caller]]));
  grpc.add(definition, implementation as ServiceImplementation<D>, callers as unknown as ServiceCallers<D>);
};

/** Starts an upstream service with these handlers, which this caller may call; calls without a handler fail as not found. */
export const startFakeService = async <
  D extends CompatServiceDefinition,
  E extends CompatServiceDefinition = never,
>(
  definition: D,
  calls: Partial<ServiceImplementation<D>>,
  caller: string,
  /** A second gRPC service of the same upstream service. */
  second?: readonly [E, Partial<ServiceImplementation<E>>],
  /** The clock of the calling service, if the test sets it: calls with an old signature are refused. */
  clock?: () => Date,
): Promise<FakeService> => {
  const running = await startService({
    name: 'fake',
    ...(clock && { clock }),
    settings: loadSettings(processSettings, env),
    start: async (service) => {
      addFakeCalls(service, definition, calls, caller);
      if (second) addFakeCalls(service, ...second, caller);
    },
  });
  return { address: `127.0.0.1:${running.grpcPort}`, stop: () => running.stop() };
};
