/**
 * Why a mail did not go out.
 * - `refused`: the relay said no to it.
 * - `away`: nobody took it: the relay cannot be reached, is closing, or the connection broke.
 * - `unknown`: the relay had the mail, or a part of it, and fell silent: it may have taken it.
 */
export type RelayFailure = 'refused' | 'away' | 'unknown';

const connectionErrorCodes = new Set(['ESOCKET', 'ECONNECTION', 'ETIMEDOUT', 'EDNS']);
const closingStatus = 421;

/** What nodemailer's error means for the mail. */
export const classifyRelayError = (error: unknown): RelayFailure => {
  const { code, responseCode, timeoutType } = error as Partial<Record<string, unknown>>;
  if (responseCode !== undefined) return responseCode === closingStatus ? 'away' : 'refused';
  if (timeoutType === 'SOCKET_TIMEOUT') return 'unknown';
  return connectionErrorCodes.has(String(code)) ? 'away' : 'refused';
};
