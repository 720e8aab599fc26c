import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import type { Service } from '@sargam/chassis/service';
import { IdentityServiceDefinition } from '@sargam/proto/identity/v1/identity';

/** Throws if the caller's e-mail address is not verified (decision P5). */
export type RequireVerifiedPayer = (caller: Caller) => Promise<void>;

/** A session can be older than the verification, so a missing claim is checked with identity. */
export const createVerifiedPayerCheck = (service: Service, address: string): RequireVerifiedPayer => {
  const identity = service.client(IdentityServiceDefinition, address, { retryable: ['getPerson'] });
  return async (caller) => {
    if (caller.claims.verified === 'true') return;
    const { emailVerified } = await identity.getPerson({ personId: caller.subject });
    if (emailVerified) return;
    throw domainError.forbidden(
      'email-not-verified',
      'Please check your email inbox/spam folder and verify your email',
    );
  };
};
