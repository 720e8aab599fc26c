export type { Assertion } from './assertion.ts';
export { gatewayName, signAssertion } from './assertion.ts';
export { type AssertionSigner, createAssertionSigner } from './assertion-signer.ts';
export { type AssertionVerifier, createAssertionVerifier } from './assertion-verifier.ts';
export { type AuthenticatedCall, authenticateCall } from './authenticate-call.ts';
export { callerOf, requireCaller, requireOwner, setCaller } from './call-context-caller.ts';
export type { Caller } from './caller.ts';
export {
  deriveServiceKeys,
  developmentKeys,
  parsePublicKeys,
  parseSigningKey,
  type ServiceKeyPair,
} from './service-keys.ts';
