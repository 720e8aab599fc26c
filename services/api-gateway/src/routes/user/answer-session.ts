import type { Session } from '@sargam/proto/identity/v1/identity';
import type { Response } from 'express';
import type { Gateway } from '../../gateway.ts';
import { callerOfSession, personOf, toSessionAnswer } from './user-mapping.ts';
import type { SessionAnswer } from './user-wire.ts';

/** The answer of a login or a refresh, its refresh token in the cookie; the wallet where it comes in time. */
export const answerSession = async (
  { cookies, asCaller, optional, commerce }: Gateway,
  session: Session,
  response: Response,
): Promise<SessionAnswer> => {
  cookies.keepRefreshToken(response, session.refreshToken, session.refreshExpiresAt);
  const { id: studentId } = personOf(session);
  const wallet = await asCaller(callerOfSession(session), () =>
    optional('wallet', (extras) => commerce.getWallet({ studentId }, extras)),
  );
  return toSessionAnswer(session, wallet);
};
