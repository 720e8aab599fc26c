import type { CompatServiceDefinition } from 'nice-grpc';
import type { Caller } from '../caller/index.ts';
import type { Service } from '../service/index.ts';
import type { ClientFactory, TestCaller } from './service-under-test.ts';

const TIMEOUT_MS = 10_000;

const wholeCaller = (caller: TestCaller): Caller => ({
  roles: [],
  session: 'test-session',
  claims: {},
  ...caller,
});

/** Clients of the address, each of whose calls is made for the caller, or for nobody. */
export const clientsForCaller = <S>(
  service: Service<S>,
  caller: TestCaller | undefined,
  address: string,
): ClientFactory => ({
  client: <D extends CompatServiceDefinition>(definition: D) =>
    inNameOf(
      service,
      caller && wholeCaller(caller),
      service.client(definition, address, { timeoutMs: TIMEOUT_MS }),
    ),
});

/** The client, each of whose calls is made within the caller's scope. */
const inNameOf = <S, C extends object>(service: Service<S>, caller: Caller | undefined, client: C): C =>
  new Proxy(client, {
    get: (target, method, receiver) => {
      const call: unknown = Reflect.get(target, method, receiver);
      if (typeof call !== 'function') return call;
      return (...parameters: unknown[]) =>
        service.runAsCaller(caller, () => Reflect.apply(call, target, parameters) as unknown);
    },
  });
