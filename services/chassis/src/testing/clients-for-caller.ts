import type { CompatServiceDefinition } from 'nice-grpc';
import type { Caller } from '../caller/index.ts';
import type { Service } from '../service/index.ts';
import type { ClientFactory, TestCaller } from './service-under-test.ts';

const TIMEOUT_MS = 10_000;

const completeCaller = (caller: TestCaller): Caller => ({
  roles: [],
  session: 'test-session',
  claims: {},
  ...caller,
});

/** Creates clients whose calls carry the caller, or no caller. */
export const clientsForCaller = <S>(
  service: Service<S>,
  caller: TestCaller | undefined,
  address: string,
): ClientFactory => ({
  client: <D extends CompatServiceDefinition>(definition: D) =>
    bindCaller(
      service,
      caller && completeCaller(caller),
      service.client(definition, address, { timeoutMs: TIMEOUT_MS }),
    ),
});

/** Wraps a client so that each call runs in the scope of the caller. */
const bindCaller = <S, C extends object>(service: Service<S>, caller: Caller | undefined, client: C): C =>
  new Proxy(client, {
    get: (target, method, receiver) => {
      const call: unknown = Reflect.get(target, method, receiver);
      if (typeof call !== 'function') return call;
      return (...parameters: unknown[]) =>
        service.runAsCaller(caller, () => Reflect.apply(call, target, parameters) as unknown);
    },
  });
