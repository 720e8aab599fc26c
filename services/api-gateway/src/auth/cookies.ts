import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { createSiteCookie } from './site-cookie.ts';

const viewerSeconds = 30 * 24 * 3600;
const browserSeconds = 365 * 24 * 3600;
const viewerPattern = /^[\w-]{22}$/;

/** The cookies of sessions, of viewing sessions and of known browsers. */
export const createCookies = (siteUrl: string) => {
  const refresh = createSiteCookie(siteUrl, {
    prefix: '__Secure-',
    name: 'sargam_refresh',
    path: '/api/v1/user/session',
    hadNoPrefix: true,
  });
  // Wider than /api/v1/video: the call that signs the URLs needs the viewing session too.
  const viewer = createSiteCookie(siteUrl, {
    prefix: '__Host-',
    name: 'sargam_viewer',
    path: '/api/v1',
    hadNoPrefix: true,
  });
  // Sent with logins of every kind and with no other call.
  const browser = createSiteCookie(siteUrl, {
    prefix: '__Secure-',
    name: 'sargam_browser',
    path: '/api/v1/user',
    hadNoPrefix: true,
  });

  const readViewerSession = (request: Request): string => {
    const value = viewer.read(request);
    return viewerPattern.test(value) ? value : '';
  };
  const setViewerSession = (response: Response, value: string): string => {
    viewer.set(response, value, { maxAge: viewerSeconds });
    return value;
  };
  /** Starts a new viewing session: URLs signed for the previous person no longer work. */
  const renewViewerSession = (response: Response): string =>
    setViewerSession(response, randomBytes(16).toString('base64url'));
  return {
    readRefreshToken: (request: Request) => refresh.read(request) || undefined,
    setRefreshToken: (response: Response, token: string, expires: Date | undefined) =>
      refresh.set(response, token, { expires }),
    clearSession: (response: Response) => {
      refresh.clear(response);
      viewer.clear(response);
    },
    /** The id that identity gave this browser at an earlier login; empty before the first login. */
    readBrowserId: (request: Request) => browser.read(request).slice(0, 200),
    setBrowserId: (response: Response, id: string) => browser.set(response, id, { maxAge: browserSeconds }),
    /** Returns the browser's viewing session, to which signed video URLs are bound; creates one if there is none. */
    ensureViewerSession: (request: Request, response: Response) => {
      const value = readViewerSession(request);
      if (value === '') return renewViewerSession(response);
      return viewer.isMissing(request) ? setViewerSession(response, value) : value;
    },
    readViewerSession,
    renewViewerSession,
  };
};
