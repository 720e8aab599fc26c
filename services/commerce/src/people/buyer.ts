import { DomainError } from '@sargam/chassis/errors';
import type { Service } from '@sargam/chassis/service';
import { IdentityServiceDefinition } from '@sargam/proto/identity/v1/identity';

/** The buyer's personal data on invoices. */
export interface Buyer {
  readonly name: string;
  readonly email: string;
  /** Example: SG-000123. */
  readonly studentNumber: string;
}

/** Returns undefined for a deleted account. */
export type FindBuyer = (id: string) => Promise<Buyer | undefined>;

/** Names are stored only in identity, so a deletion there is complete. */
export const createBuyerFinder = (service: Service, address: string): FindBuyer => {
  const identity = service.client(IdentityServiceDefinition, address, { retryable: ['getPerson'] });
  return async (id) => {
    try {
      const { name, email, studentId } = await identity.getPerson({ personId: id });
      return { name, email, studentNumber: studentId };
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'not_found') return undefined;
      throw error;
    }
  };
};
