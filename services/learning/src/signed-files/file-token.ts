import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AccessReason } from '../permissions/access-reason.ts';
import type { Viewer } from '../permissions/viewer.ts';

/** The claims of a signed URL of a video or a document. They can be read by everybody who has the address. */
export interface FileToken {
  readonly filename: string;
  readonly viewer: Viewer;
  /** HMAC of the cookie of the browser that the address is bound to (decision C6); the cookie itself is a secret. */
  readonly browser: string;
  /** Id of the login session; empty for a visitor. The address ends with the session. */
  readonly session: string;
  readonly reason: AccessReason;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The first secret signs. Every secret verifies, so that addresses stay valid while a secret is replaced. */
export type FileSecrets = readonly [string, ...string[]];

type UnsignedToken = Omit<FileToken, 'browser'> & { readonly browserCookie: string };

/** `base64url(JSON).base64url(HMAC-SHA256)`. */
export const signFileToken = (
  { browserCookie, ...claims }: UnsignedToken,
  [secret]: readonly [string, ...string[]],
): string => {
  const token: FileToken = { ...claims, browser: hashBrowser(browserCookie, secret) };
  const body = Buffer.from(JSON.stringify(token)).toString('base64url');
  return `${body}.${computeHmac(body, secret).toString('base64url')}`;
};

/** What a request for a file shows. */
interface FileRequest {
  readonly filename: string;
  readonly browserCookie: string;
}

/**
 * The token of a signed URL, or why it is refused: `forged` without a valid signature, `stale-or-foreign` if it has expired or
 * is for another file or browser. An open lesson needs no browser.
 */
export const verifyFileToken = (
  text: string,
  secrets: FileSecrets,
  { filename, browserCookie }: FileRequest,
  now: Date,
): FileToken | 'forged' | 'stale-or-foreign' => {
  const [body = '', signature = ''] = text.split('.');
  const secret = secrets.find((each) =>
    isEqual(computeHmac(body, each), Buffer.from(signature, 'base64url')),
  );
  if (secret === undefined) return 'forged';
  const token = JSON.parse(Buffer.from(body, 'base64url').toString()) as FileToken;
  const isOwnBrowser =
    token.reason === 'open' || (browserCookie !== '' && token.browser === hashBrowser(browserCookie, secret));
  const isValid = token.filename === filename && token.expiresAt > now.getTime() && isOwnBrowser;
  return isValid ? token : 'stale-or-foreign';
};

const computeHmac = (body: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(body).digest();

const hashBrowser = (cookie: string, secret: string): string =>
  computeHmac(`browser:${cookie}`, secret).toString('base64url');

const isEqual = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
