/**
 * Why a mail was not sent.
 * - `rejected`: the relay refused it.
 * - `unavailable`: the relay cannot be reached or is closing, or the connection broke.
 * - `unknown`: the relay timed out after it received the mail or a part of it, and may have accepted it.
 */
export type RelayFailure = 'rejected' | 'unavailable' | 'unknown';

/** Codes of nodemailer for a connection that could not be opened or that broke. */
export const connectionErrorCodes: ReadonlySet<string> = new Set([
  'ESOCKET',
  'ECONNECTION',
  'ETIMEDOUT',
  'EDNS',
]);
/** The relay is closing and has not accepted the mail. */
export const closingStatus = 421;

/** Classifies an error of nodemailer. */
export const classifyRelayError = (error: unknown): RelayFailure => {
  const { code, responseCode, timeoutType } = error as Partial<Record<string, unknown>>;
  if (responseCode !== undefined) return responseCode === closingStatus ? 'unavailable' : 'rejected';
  if (timeoutType === 'SOCKET_TIMEOUT') return 'unknown';
  return connectionErrorCodes.has(String(code)) ? 'unavailable' : 'rejected';
};
