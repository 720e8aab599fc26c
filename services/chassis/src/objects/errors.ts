import { domainError } from '../errors/index.ts';

export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code));

const outageCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EPIPE',
  'ETIMEDOUT',
];

/** Turns a connection error into the DomainError `unavailable`. */
export const unavailableWhenUnreachable = async <T>(request: Promise<T>): Promise<T> => {
  try {
    return await request;
  } catch (error) {
    throw hasCode(error, ...outageCodes)
      ? domainError.unavailable('object-store-unavailable', undefined, error)
      : error;
  }
};
