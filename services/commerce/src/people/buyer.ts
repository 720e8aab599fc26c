import { DomainError } from '@sargam/chassis/errors';
import type { Service } from '@sargam/chassis/service';
import { IdentityServiceDefinition } from '@sargam/proto/identity/v1/identity';

/** A buyer as papers name them. */
export interface Buyer {
  readonly name: string;
  readonly email: string;
  /** The number that people are called by: SG-000123. */
  readonly studentNumber: string;
}

/** Undefined for somebody whose account is no longer there. */
export type FindBuyer = (id: string) => Promise<Buyer | undefined>;

/** Identity keeps the names, and nobody else: what is forgotten there is forgotten everywhere. */
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
