import { idempotencyKeyReused } from '@sargam/chassis/idempotency';
import type { FakeServices } from './fake-services.ts';
import type { IdempotentCall } from './idempotent-calls.ts';

/** The request as text, without the key of an uploaded file: each upload gets another one. */
const textOf = (request: object): string =>
  JSON.stringify({ ...request, receipt: undefined }, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );

/**
 * Makes the fake service return a new answer for each execution. A service that stores answers executes once per key and
 * rejects a key with another request, like the real services. `executions` returns the number of executions.
 */
export const fakeIdempotentService = (
  fakes: FakeServices,
  { call, serviceStoresAnswer }: IdempotentCall,
  pause?: Promise<void>,
) => {
  let executions = 0;
  const execute = async () => {
    executions += 1;
    const [id, value] = [`made-${executions}`, BigInt(executions)];
    await pause;
    return {
      id,
      gatewayPageUrl: `https://pay.test/${executions}`,
      valuePoisha: value,
      totalPoisha: value,
      settleAmountPoisha: value,
      settleDate: '2026-11-21',
      createdAt: new Date('2026-11-21T10:00:00Z'),
    };
  };
  const stored = new Map<string, { text: string; answer: Promise<object> }>();
  fakes.answer(call, (request) => {
    const key = (request['idempotencyKey'] as string | undefined) ?? '';
    if (!serviceStoresAnswer || key === '') return execute();
    // The services scope keys by caller.
    const { caller } = fakes.calls.at(-1) ?? {};
    const scope = `${caller?.subject} ${key}`;
    const entry = stored.get(scope) ?? { text: textOf(request), answer: execute() };
    if (entry.text !== textOf(request)) throw idempotencyKeyReused();
    stored.set(scope, entry);
    return entry.answer;
  });
  return { executions: () => executions };
};
