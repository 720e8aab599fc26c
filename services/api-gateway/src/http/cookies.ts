import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';

export interface Cookies {
  readonly refreshToken: (request: Request) => string | undefined;
  readonly keepRefreshToken: (response: Response, token: string, expires: Date | undefined) => void;
  readonly forgetSession: (response: Response) => void;
  /** The browser's viewing session, which signed video addresses are bound to; begun where there is none. */
  readonly viewer: (request: Request, response: Response) => string;
  readonly viewerOf: (request: Request) => string;
  /** What identity knows this browser by from a login before; empty where it never logged in. */
  readonly browser: (request: Request) => string;
  readonly keepBrowser: (response: Response, browser: string) => void;
  /** Another viewing session: addresses that were signed for the last person are worthless to the next. */
  readonly newViewer: (response: Response) => string;
}

const refreshCookie = 'sargam_refresh';
const viewerCookie = 'sargam_viewer';
const refreshPath = '/api/v1/user/session';
// Wider than /api/v1/video, where it is needed: the call that signs must see which session it signs for.
const viewerPath = '/api/v1';
// The logins of every kind, and nothing else.
const browserCookie = 'sargam_browser';
const browserPath = '/api/v1/user';
const browserSeconds = 365 * 24 * 3600;
const viewerSeconds = 30 * 24 * 3600;
const viewerPattern = /^[\w-]{22}$/;

const cookiesOf = (request: Request) => parseCookie(request.headers.cookie ?? '');

/** Secure cookies need https; a local run has none. */
export const cookiesFor = (siteUrl: string): Cookies => {
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

  const viewerOf = (request: Request): string => {
    const value = cookiesOf(request)[viewerCookie] ?? '';
    return viewerPattern.test(value) ? value : '';
  };
  const newViewer = (response: Response): string => {
    const value = randomBytes(16).toString('base64url');
    set(response, viewerCookie, value, viewerPath, { maxAge: viewerSeconds });
    return value;
  };
  return {
    refreshToken: (request) => cookiesOf(request)[refreshCookie] || undefined,
    keepRefreshToken: (response, token, expires) =>
      void set(response, refreshCookie, token, refreshPath, { expires }),
    forgetSession: (response) => {
      set(response, refreshCookie, '', refreshPath, { maxAge: 0 });
      set(response, viewerCookie, '', viewerPath, { maxAge: 0 });
    },
    browser: (request) => (cookiesOf(request)[browserCookie] ?? '').slice(0, 200),
    keepBrowser: (response, browser) =>
      void set(response, browserCookie, browser, browserPath, { maxAge: browserSeconds }),
    viewer: (request, response) => viewerOf(request) || newViewer(response),
    viewerOf,
    newViewer,
  };
};
