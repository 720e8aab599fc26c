import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import type { Service } from '@sargam/chassis/service';
import { IdentityServiceDefinition } from '@sargam/proto/identity/v1/identity';

/** Throws for a caller without a verified e-mail address, which paying and redeeming require (decision P5). */
export type RequireVerifiedEmail = (caller: Caller) => Promise<void>;

/** The session may be older than the verification, so identity is asked where the claim says that the address is not verified. */
export const createVerifiedCheck = (service: Service, address: string): RequireVerifiedEmail => {
  const identity = service.client(IdentityServiceDefinition, address, { retryable: ['getPerson'] });
  return async (caller) => {
    if (caller.claims['verified'] === 'true') return;
    const { emailVerified } = await identity.getPerson({ personId: caller.subject });
    if (emailVerified) return;
    throw domainError.forbidden(
      'email-not-verified',
      'Please check your email inbox/spam folder and verify your email',
    );
  };
};
