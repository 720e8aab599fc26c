import type { CompatServiceDefinition, ServiceImplementation } from 'nice-grpc';
import { loadSettings, processSettings } from '../config/index.ts';
import { domainError } from '../errors/index.ts';
import { type ServiceCallers, startService } from '../service/index.ts';

/** An upstream service with handlers of the test. */
export interface FakeService {
  /** The value for the address setting, such as CATALOGUE_ADDRESS. */
  readonly address: string;
  stop(): Promise<void>;
}

const env = { SARGAM_ENV: 'test', LOG_LEVEL: 'silent', GRPC_PORT: '0', OPS_PORT: '0' };

/** Starts an upstream service with these handlers, which this caller may call; calls without a handler fail as not found. */
export const startFakeService = async <D extends CompatServiceDefinition>(
  definition: D,
  calls: Partial<ServiceImplementation<D>>,
  caller: string,
): Promise<FakeService> => {
  const methods = 'methods' in definition ? Object.keys(definition.methods as object) : [];
  const missing = (name: string) => async () => {
    throw domainError.notFound('not-faked', `The test has no answer for ${name}`);
  };
  const implementation = Object.fromEntries(
    methods.map((name) => [name, calls[name as keyof typeof calls] ?? missing(name)]),
  );
  const callers = Object.fromEntries(methods.map((name) => [name, [caller]]));
  const running = await startService({
    name: 'fake',
    settings: loadSettings(processSettings, env),
    start: async (service) =>
      service.grpc.add(
        definition,
        implementation as ServiceImplementation<D>,
        callers as unknown as ServiceCallers<D>,
      ),
  });
  return { address: `127.0.0.1:${running.grpcPort}`, stop: () => running.stop() };
};
