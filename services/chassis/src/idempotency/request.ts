import { createHash } from 'node:crypto';
import { type DomainError, domainError } from '../errors/index.ts';

/** Identifies a request and its repeats. */
export interface IdempotentRequest {
  /** The call and the caller: two callers may choose the same key. */
  readonly scope: string;
  /** Chosen by the client; the same for each repeat of one request. Empty for a request that is never a repeat. */
  readonly key: string;
  /** `hashRequest` of the request, without the fields that may differ between repeats. */
  readonly requestHash: string;
}

/** False for a request that is never a repeat: it always runs, and nothing is stored for it. */
export const isKeyed = ({ key }: IdempotentRequest): boolean => key !== '';

/** The error for a key that was used with another request. */
export const idempotencyKeyReused = (): DomainError =>
  domainError.conflict('idempotency-key-reused', 'This request was sent before with other contents.');

/** SHA-256 of a request, base64url. */
export const hashRequest = (request: Uint8Array | string): string =>
  createHash('sha256').update(request).digest('base64url');
