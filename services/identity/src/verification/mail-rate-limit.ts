/** So many mails an hour: an address that somebody signed up with may be another's, who is not to be buried in mail. */
export const maxMailsPerHour = 5;
const windowMs = 60 * 60_000;

/**
 * Seconds until another verification mail may be asked for, 0 at once. `asked`: when the last were, newest first, of which
 * only the first `mostMails` matter.
 */
export const secondsUntilNextMail = (asked: readonly Date[], now: Date): number => {
  const first = asked[maxMailsPerHour - 1];
  return first ? Math.max(0, Math.ceil((first.getTime() + windowMs - now.getTime()) / 1000)) : 0;
};
