import { domainError } from '../errors/domain-error.ts';
import { gatewayName } from './assertion.ts';
import type { AssertionVerifier } from './assertion-verifier.ts';
import type { Caller } from './caller.ts';

/** The signed parts of a call's metadata. */
export interface SignedCall {
  /** The called method, as `/package.Service/Method`. */
  readonly path: string;
  /** The assertion of the service that makes the call. */
  readonly assertion: string | undefined;
  /** The assertion that the service got from the gateway, when it makes the call while it serves a person. */
  readonly onBehalfOf: string | undefined;
}

export interface AuthenticatedCall {
  readonly caller: Caller | undefined;
  /** The gateway's assertion, passed on with the calls that are made for this one. */
  readonly onBehalfOf: string | undefined;
}

/**
 * Verifies which service makes the call and for whom.
 * @param services the services that may call the method.
 * @throws DomainError: unauthenticated without a valid assertion for this method, forbidden for another service.
 */
export const authenticateCall = (
  { path, assertion: text, onBehalfOf }: SignedCall,
  services: readonly string[],
  verify: AssertionVerifier,
  now: Date,
): AuthenticatedCall => {
  const assertion = text === undefined ? undefined : verify(text, now);
  if (assertion?.path !== path) throw notVerified();
  const { issuer, caller } = assertion;
  if (!services.includes(issuer))
    throw domainError.forbidden('service-not-allowed', `${issuer} may not call ${path}.`);
  if (issuer === gatewayName) return { caller, onBehalfOf: text };
  if (caller || onBehalfOf === undefined) return { caller, onBehalfOf: undefined };
  const original = verify(onBehalfOf, now);
  if (original?.issuer !== gatewayName) throw notVerified();
  return { caller: original.caller, onBehalfOf };
};

const notVerified = () => domainError.unauthenticated('caller-not-verified');
