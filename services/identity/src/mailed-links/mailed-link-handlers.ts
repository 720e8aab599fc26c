import { domainError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import type { MailedLinkServiceImplementation } from '@sargam/proto/identity/v1/links';
import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../tokens/token.ts';

export const mailedLinkHandlers = ({
  database,
  service,
  linkTokens,
}: Deps): MailedLinkServiceImplementation => ({
  revealLink: async ({ linkId }, context) => {
    requireCaller(context, { roles: ['service'] });
    const token = linkTokens.derive(linkId);
    if (await isOpen(database.db, hashToken(token), service.clock())) return { token };
    throw domainError.precondition('link-closed', 'This link is not to be mailed.');
  },
});

/** Whether a link of either kind exists that is neither used nor expired. */
const isOpen = async (db: Kysely<Tables>, hash: Buffer, now: Date): Promise<boolean> => {
  const openLink = (table: 'verifications' | 'password_resets') =>
    db
      .selectFrom(table)
      .select('person_id')
      .where('token_hash', '=', hash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now);
  return (
    (await openLink('verifications').unionAll(openLink('password_resets')).executeTakeFirst()) !== undefined
  );
};
