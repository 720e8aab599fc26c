import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import { type CallContext, requireCaller, requireOwner, type Service } from '@sargam/chassis/service';
import { IdentityServiceDefinition } from '@sargam/proto/identity/v1/identity';
import { type PersonId, parsePersonId } from '../ids.ts';

/** Requires the owner or an admin (decision P2). */
export const requireOwnerOrAdmin = (context: CallContext, owner: string | undefined): Caller =>
  requireOwner(context, owner, ['admin']);

/** Requires that the caller is the person of the request. Not even an admin may spend or redeem for somebody else. */
export const requireSelf = (context: CallContext, id: string): Caller & { readonly subject: PersonId } => {
  const caller = requireCaller(context);
  if (caller.subject !== id) throw domainError.forbidden();
  return { ...caller, subject: parsePersonId(id) };
};

/** Throws for a caller without a verified e-mail address, which paying and redeeming require (decision P5). */
export type RequireVerifiedEmail = (caller: Caller) => Promise<void>;

/** The session may be older than the verification, so identity is asked if the claim says that the address is not verified. */
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
