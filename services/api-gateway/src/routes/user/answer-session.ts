import type { Session } from '@sargam/proto/identity/v1/identity';
import type { Response } from 'express';
import type { Gateway } from '../../gateway.ts';
import { keptFor } from './kept-for.ts';
import { callerOfSession, personOf, toSessionAnswer } from './user-mapping.ts';
import type { SessionAnswer } from './user-wire.ts';

/** The answer of a login or a refresh, its refresh token in the cookie; wallet and wishlist where they come in time. */
export const answerSession = async (
  gateway: Gateway,
  session: Session,
  response: Response,
): Promise<SessionAnswer> => {
  gateway.cookies.keepRefreshToken(response, session.refreshToken, session.refreshExpiresAt);
  const { id } = personOf(session);
  const kept = await gateway.asCaller(callerOfSession(session), () => keptFor(gateway, id));
  return toSessionAnswer(session, kept);
};
