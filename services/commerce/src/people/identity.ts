import type { Caller } from '@sargam/chassis/caller';
import { domainError, undefinedOn } from '@sargam/chassis/errors';
import type { Service } from '@sargam/chassis/service';
import { IdentityServiceDefinition, Role } from '@sargam/proto/identity/v1/identity';

/** The buyer's personal data on invoices. */
export interface Buyer {
  readonly name: string;
  readonly email: string;
  /** Example: SG-000123. */
  readonly studentNumber: string;
  readonly isStudent: boolean;
}

/** What commerce asks identity. Names are stored only in identity, so a deletion there is complete. */
export interface Identity {
  /** Throws if the caller's e-mail address is not verified (decision P5). */
  requireVerifiedPayer(caller: Caller): Promise<void>;
  /** Returns undefined for a deleted account. */
  findBuyer(id: string): Promise<Buyer | undefined>;
}

export const createIdentity = (service: Service, address: string): Identity => {
  const identity = service.client(IdentityServiceDefinition, address, { retryable: ['getPerson'] });
  return {
    async requireVerifiedPayer(caller) {
      // A session can be older than the verification, so a missing claim is checked with identity.
      if (caller.claims.verified === 'true') return;
      const { emailVerified } = await identity.getPerson({ personId: caller.subject });
      if (emailVerified) return;
      throw domainError.forbidden(
        'email-not-verified',
        'Please check your email inbox/spam folder and verify your email',
      );
    },
    findBuyer: (id) =>
      undefinedOn({ kind: 'not_found' }, async () => {
        const { name, email, studentId, role } = await identity.getPerson({ personId: id });
        return { name, email, studentNumber: studentId, isStudent: role === Role.ROLE_STUDENT };
      }),
  };
};
