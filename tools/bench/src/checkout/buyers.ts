import { IdentityServiceDefinition } from '@sargam/proto/identity/v1/identity';
import { inParallel } from '../measure/in-parallel.ts';
import { asAdmin, type BenchService } from '../world/clients.ts';
import { askFor } from './ask.ts';
import type { Site } from './site.ts';

/** A student with a session. */
export interface Buyer {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

const password = 'Bench-Pass-1';
const longTimeout = { timeoutMs: 30_000 };

const atOnce = 4;

/** Students with verified addresses, logged in as browsers log in; those of another run have other addresses. */
export const makeBuyers = async (
  bench: BenchService,
  { api, services }: Site,
  run: string,
  count: number,
): Promise<readonly Buyer[]> => {
  const port = services.find(({ name }) => name === 'identity')?.ports.grpc;
  const identity = bench.client(IdentityServiceDefinition, `127.0.0.1:${port}`, longTimeout);
  const makeBuyer = async (index: number): Promise<Buyer> => {
    const email = `buyer-${run}-${index}@example.com`;
    const { id } = await bench.runAsCaller(asAdmin, async () => {
      const person = await identity.signUp({ name: `Buyer ${index}`, email, password, language: 'en' });
      return identity.markEmailVerified({ personId: person.id });
    });
    const { v_token: token } = await askFor<{ v_token: string }>({
      method: 'POST',
      url: `${api}/user/login/`,
      json: { email, password },
    });
    return { id, email, token };
  };
  const buyers: Buyer[] = [];
  await inParallel(count, atOnce, async (index) => buyers.push(await makeBuyer(index)));
  return buyers;
};
