import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import type { Service } from '@sargam/chassis/service';
import { IdentityServiceDefinition } from '@sargam/proto/identity/v1/identity';

/** Refuses a caller whose e-mail address is not verified (decision P5). */
export type RequireVerifiedPayer = (caller: Caller) => Promise<void>;

/** The session may be older than the verification, so a claim that says no is checked against identity itself. */
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
