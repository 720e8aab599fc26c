import { gatewayName, parseSigningKey, signAssertion } from '../caller/index.ts';
import type { ProcessValues } from '../config/index.ts';
import { runInScope, type Scope } from '../scope/index.ts';
import type { RuntimeOptions } from '../service/service-runtime.ts';
import { createServiceRuntime, type ServiceRuntime } from '../service/service-runtime.ts';
import type { ClientFactory, TestCaller } from './service-under-test.ts';

const timeoutMs = 10_000;

export interface CallingServices {
  /** Clients whose calls are made for the caller by the gateway, by the service that the caller is, or `through` a service. */
  clientsFor(address: () => string, caller?: TestCaller, through?: string): ClientFactory;
  stop(): Promise<void>;
}

/** The services that call the service under test: each has its own key. */
export const createCallingServices = <S extends ProcessValues>(
  options: Omit<RuntimeOptions<S>, 'name'>,
): CallingServices => {
  const runtimes = new Map<string, ServiceRuntime>();
  const runtimeOf = (name: string): ServiceRuntime => {
    const runtime = runtimes.get(name) ?? createServiceRuntime({ ...options, name });
    runtimes.set(name, runtime);
    return runtime;
  };
  const { serviceKey } = options.settings;
  const gatewayKey = parseSigningKey(serviceKey, gatewayName);
  const scopeOf = (given: TestCaller | undefined, through: string | undefined): Partial<Scope> => {
    const caller = given && { roles: [], session: 'test-session', claims: {}, ...given };
    const asserted = () => signAssertion(gatewayKey, { path: '/test.Test/Test', caller }, options.clock());
    return { ...(caller && { caller }), onBehalfOf: through === undefined ? undefined : asserted() };
  };
  return {
    clientsFor: (address, caller, through) => {
      const name = through ?? (caller?.roles?.includes('service') ? caller.subject : gatewayName);
      return {
        client: (definition) =>
          bindScope(runtimeOf(name).service.client(definition, address(), { timeoutMs }), () =>
            scopeOf(caller, through),
          ),
      };
    },
    stop: async () => {
      for (const runtime of runtimes.values()) await runtime.stopHooks.run();
    },
  };
};

/** Wraps a client so that each call runs in the scope. */
const bindScope = <C extends object>(client: C, scope: () => Partial<Scope>): C =>
  new Proxy(client, {
    get: (target, method, receiver) => {
      const call: unknown = Reflect.get(target, method, receiver);
      if (typeof call !== 'function') return call;
      return (...parameters: unknown[]) =>
        runInScope(
          { caller: undefined, onBehalfOf: undefined, ...scope() },
          () => Reflect.apply(call, target, parameters) as unknown,
        );
    },
  });
