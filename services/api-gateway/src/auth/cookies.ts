import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';

const refreshCookie = 'sargam_refresh';
const viewerCookie = 'sargam_viewer';
const refreshPath = '/api/v1/user/session';
// Wider than /api/v1/video: the call that signs the addresses needs the viewing session too.
const viewerPath = '/api/v1';
// Sent with logins of every kind and with no other call.
const browserCookie = 'sargam_browser';
const browserPath = '/api/v1/user';
const browserSeconds = 365 * 24 * 3600;
const viewerSeconds = 30 * 24 * 3600;
const viewerPattern = /^[\w-]{22}$/;

const parseCookies = (request: Request) => parseCookie(request.headers.cookie ?? '');

/** Cookies are Secure if the site uses https; a local run does not. */
export const createCookies = (siteUrl: string) => {
  const secure = new URL(siteUrl).protocol === 'https:';
  const set = (
    response: Response,
    name: string,
    value: string,
    path: string,
    life: { expires?: Date; maxAge?: number },
  ) =>
    response.append(
      'set-cookie',
      stringifySetCookie({ name, value, path, secure, httpOnly: true, sameSite: 'strict', ...life }),
    );

  const readViewerSession = (request: Request): string => {
    const value = parseCookies(request)[viewerCookie] ?? '';
    return viewerPattern.test(value) ? value : '';
  };
  /** Starts a new viewing session: addresses signed for the previous person no longer work. */
  const renewViewerSession = (response: Response): string => {
    const value = randomBytes(16).toString('base64url');
    set(response, viewerCookie, value, viewerPath, { maxAge: viewerSeconds });
    return value;
  };
  return {
    readRefreshToken: (request: Request) => parseCookies(request)[refreshCookie] || undefined,
    setRefreshToken: (response: Response, token: string, expires: Date | undefined) =>
      void set(response, refreshCookie, token, refreshPath, { expires }),
    clearSession: (response: Response) => {
      set(response, refreshCookie, '', refreshPath, { maxAge: 0 });
      set(response, viewerCookie, '', viewerPath, { maxAge: 0 });
    },
    /** The id that identity gave this browser at an earlier login; empty before the first login. */
    readBrowserId: (request: Request) => (parseCookies(request)[browserCookie] ?? '').slice(0, 200),
    setBrowserId: (response: Response, browser: string) =>
      void set(response, browserCookie, browser, browserPath, { maxAge: browserSeconds }),
    /** Returns the browser's viewing session, to which signed video addresses are bound; creates one if there is none. */
    ensureViewerSession: (request: Request, response: Response) =>
      readViewerSession(request) || renewViewerSession(response),
    readViewerSession,
    renewViewerSession,
  };
};
