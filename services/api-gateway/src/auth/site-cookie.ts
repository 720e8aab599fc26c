import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';

interface CookieOptions {
  readonly prefix: '__Secure-' | '__Host-';
  readonly name: string;
  /** `__Host-` requires `/`, so this path is used without a prefix only. */
  readonly path: string;
  /** Whether the previous release set this cookie without a prefix on an https site. */
  readonly hadNoPrefix?: boolean;
}

interface Lifetime {
  readonly expires?: Date | undefined;
  /** Seconds. */
  readonly maxAge?: number;
}

/**
 * An httpOnly, SameSite=Strict cookie. Where the site uses https the cookie is Secure and its name has a prefix, so that
 * browsers accept it from https only; with `__Host-` from this host only. A local run over http has no prefix, because
 * browsers reject one there.
 *
 * A cookie of the previous release (`hadNoPrefix`) is read if there is none with a prefix, so that nobody has to log in
 * again, and deleted when the cookie is set. The next release can drop `hadNoPrefix`.
 */
export const createSiteCookie = (siteUrl: string, options: CookieOptions) => {
  const secure = new URL(siteUrl).protocol === 'https:';
  const name = secure ? options.prefix + options.name : options.name;
  const path = secure && options.prefix === '__Host-' ? '/' : options.path;
  const old = secure && options.hadNoPrefix ? { name: options.name, path: options.path } : undefined;

  const append = (response: Response, cookie: { name: string; value: string; path: string } & Lifetime) =>
    response.append(
      'set-cookie',
      stringifySetCookie({ ...cookie, secure, httpOnly: true, sameSite: 'strict' }),
    );
  const valuesOf = (request: Request) => parseCookie(request.headers.cookie ?? '');
  const set = (response: Response, value: string, life: Lifetime): void => {
    append(response, { name, value, path, ...life });
    if (old) append(response, { ...old, value: '', maxAge: 0 });
  };
  return {
    /** Empty if the browser has no such cookie. */
    read: (request: Request): string => {
      const values = valuesOf(request);
      return values[name] ?? (old && values[old.name]) ?? '';
    },
    /** Whether the browser has no cookie with the present name. */
    isMissing: (request: Request): boolean => valuesOf(request)[name] === undefined,
    set,
    clear: (response: Response): void => set(response, '', { maxAge: 0 }),
  };
};
