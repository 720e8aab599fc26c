/** Limits verification mails, because an address may belong to somebody who did not sign up. */
export const maxMailsPerHour = 5;
const windowMs = 60 * 60_000;

/**
 * Seconds until the next verification mail is allowed; 0 if it is allowed now. `requestedAt` has the times of the last
 * `maxMailsPerHour` mails, newest first.
 */
export const secondsUntilNextMail = (requestedAt: readonly Date[], now: Date): number => {
  const oldest = requestedAt[maxMailsPerHour - 1];
  return oldest ? Math.max(0, Math.ceil((oldest.getTime() + windowMs - now.getTime()) / 1000)) : 0;
};
