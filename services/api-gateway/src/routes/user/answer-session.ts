import type { Session } from '@sargam/proto/identity/v1/identity';
import type { Response } from 'express';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { loadUserExtras } from './load-user-extras.ts';
import { personOf, toCaller, toSessionAnswer } from './user-mapping.ts';
import type { SessionAnswer } from './user-wire.ts';

/** The response of a login or refresh. Sets the refresh token cookie; wallet and wishlist are optional. */
export const toSessionResponse = async (
  deps: HandlerDeps,
  session: Session,
  response: Response,
): Promise<SessionAnswer> => {
  deps.cookies.setRefreshToken(response, session.refreshToken, session.refreshExpiresAt);
  const { id } = personOf(session);
  const kept = await deps.asCaller(toCaller(session), () => loadUserExtras(deps, id));
  return toSessionAnswer(session, kept);
};
