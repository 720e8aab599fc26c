import type { PasswordResetRequested, VerificationRequested } from '@sargam/proto/identity/v2/events';
import type { Deps } from '../deps.ts';
import { passwordResetMail } from '../mails/templates/password-reset.ts';
import { type VerificationKind, verificationMail } from '../mails/templates/verification.ts';

/** The address of a page with the link's token; undefined for a link that is not valid any more. */
const findLinkUrl = async (
  { revealLink, siteUrl, clock }: Deps,
  path: string,
  { linkId, expiresAt }: Pick<VerificationRequested, 'linkId' | 'expiresAt'>,
): Promise<string | undefined> => {
  if (expiresAt && expiresAt <= clock()) return undefined;
  const token = await revealLink(linkId);
  if (token === undefined) return undefined;
  const url = new URL(path, siteUrl);
  // The fragment is not sent to servers or in the Referer header.
  url.hash = `token=${token}`;
  return url.href;
};

const kindOf = ({ staffSetUp, createdByAdmin }: VerificationRequested): VerificationKind => {
  if (staffSetUp) return 'setUp';
  return createdByAdmin ? 'createdByAdmin' : 'signedUp';
};

export const sendVerification = async (
  deps: Deps,
  request: VerificationRequested,
  idempotencyKey: string,
): Promise<void> => {
  const { email, language } = await deps.people.find(request.personId);
  const url = await findLinkUrl(deps, '/verify-email', request);
  if (!url) return;
  await deps.send(
    { idempotencyKey, template: 'verification', language, recipient: email },
    verificationMail({ language, url, kind: kindOf(request) }),
  );
};

/** Without the name of an unverified person: anybody can sign up with somebody's address and a message as the name. */
export const sendPasswordReset = async (
  deps: Deps,
  request: PasswordResetRequested,
  idempotencyKey: string,
): Promise<void> => {
  const { name, email, language, verified } = await deps.people.find(request.personId);
  const url = await findLinkUrl(deps, '/resetpassword', request);
  if (!url) return;
  await deps.send(
    { idempotencyKey, template: 'password-reset', language, recipient: email },
    passwordResetMail({ language, name: verified ? name : '', url }),
  );
};
