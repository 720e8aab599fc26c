import { IdentityServiceDefinition } from '@sargam/proto/identity/v1/identity';
import { adminCaller, type BenchService } from '../environment/bench-service.ts';
import { requestJson } from '../measure/http-request.ts';
import { runConcurrently } from '../measure/run-concurrently.ts';
import type { Site } from './site.ts';

/** A student with a session token. */
export interface Buyer {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

const password = 'Bench-Pass-1';
const longTimeout = { timeoutMs: 30_000 };

const concurrency = 4;

/** Creates students with verified addresses and logs them in. Addresses contain the run id, so runs do not share buyers. */
export const createBuyers = async (
  bench: BenchService,
  { api, services }: Site,
  run: string,
  count: number,
): Promise<readonly Buyer[]> => {
  const port = services.find(({ name }) => name === 'identity')?.ports.grpc;
  const identity = bench.client(IdentityServiceDefinition, `127.0.0.1:${port}`, longTimeout);
  const createBuyer = async (index: number): Promise<Buyer> => {
    const email = `buyer-${run}-${index}@example.com`;
    const { id } = await bench.runAsCaller(adminCaller, async () => {
      const person = await identity.signUp({ name: `Buyer ${index}`, email, password, language: 'en' });
      return identity.markEmailVerified({ personId: person.id });
    });
    const { v_token: token } = await requestJson<{ v_token: string }>({
      method: 'POST',
      url: `${api}/user/login/`,
      json: { email, password },
    });
    return { id, email, token };
  };
  const buyers: Buyer[] = [];
  await runConcurrently(count, concurrency, async (index) => buyers.push(await createBuyer(index)));
  return buyers;
};
