import { IdentityServiceDefinition } from '@sargam/proto/identity/v1/identity';
import { adminCaller, type BenchService } from '../environment/bench-service.ts';
import { runConcurrently } from '../measure/run-concurrently.ts';
import { logIn, type RunningSite } from './site.ts';

/** A student with a session token. */
export interface Buyer {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

const password = 'Bench-Pass-1';
const longTimeout = { timeoutMs: 30_000 };

const concurrency = 4;

/**
 * Logged-in students with verified e-mail addresses, which contain the run id, so runs do not share buyers. No buyer is taken
 * twice, because a renewal is another kind of checkout.
 */
export const createBuyerPool = (bench: BenchService, site: RunningSite, run: string) => {
  const port = site.services.find(({ name }) => name === 'identity')?.ports.grpc;
  const identity = bench.client(IdentityServiceDefinition, `127.0.0.1:${port}`, longTimeout);
  let created = 0;
  const createBuyer = async (): Promise<Buyer> => {
    const index = created++;
    const email = `buyer-${run}-${index}@example.com`;
    const { id } = await bench.runAsCaller(adminCaller, async () => {
      const person = await identity.signUp({ name: `Buyer ${index}`, email, password, language: 'en' });
      return identity.markEmailVerified({ personId: person.id });
    });
    return { id, email, token: await logIn(site, { email, password }) };
  };
  const available: Buyer[] = [];
  return {
    /** Creates a buyer when none is left. */
    take: async () => available.pop() ?? createBuyer(),
    /** Creates buyers until `count` of them can be taken. */
    fill: (count: number): Promise<void> =>
      runConcurrently(count - available.length, concurrency, async () => {
        available.push(await createBuyer());
      }),
  };
};

export type BuyerPool = ReturnType<typeof createBuyerPool>;
