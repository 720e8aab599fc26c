import { IdentityServiceDefinition } from '@sargam/proto/identity/v1/identity';
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
const patient = { timeout: 30_000 };

/** Students with verified addresses, logged in as browsers log in; those of another run have other addresses. */
export const makeBuyers = async (
  bench: BenchService,
  { api, services }: Site,
  run: string,
  count: number,
): Promise<readonly Buyer[]> => {
  const port = services.find(({ name }) => name === 'identity')?.ports.grpc;
  const identity = bench.client(IdentityServiceDefinition, `127.0.0.1:${port}`, patient);
  const buyers: Buyer[] = [];
  for (let index = 0; index < count; index += 1) {
    const email = `buyer-${run}-${index}@example.com`;
    const { id } = await bench.asCaller(asAdmin, async () => {
      const person = await identity.signUp({ name: `Buyer ${index}`, email, password, language: 'en' });
      return identity.markEmailVerified({ personId: person.id });
    });
    const json = { email, password };
    const { v_token: token } = await askFor<{ v_token: string }>({
      method: 'POST',
      url: `${api}/user/login/`,
      json,
    });
    buyers.push({ id, email, token });
  }
  return buyers;
};
