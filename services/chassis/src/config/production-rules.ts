/** What production accepts as an address. */
export interface UrlRule {
  readonly default?: string;
  /** The default is the address of a sandbox; production must set the real address. */
  readonly isSandbox?: boolean;
  /** Production may use localhost too (a sidecar). */
  readonly allowsLocalhost?: boolean;
}

/** Rejects addresses of sandboxes unless staging accepts them, and local ones unless they are allowed. */
export const productionUrlProblem =
  (options: UrlRule | undefined) =>
  (text: string, acceptsSandboxes = false): string | undefined => {
    const { hostname } = new URL(text);
    const isSandbox = hostname.includes('sandbox') || (options?.isSandbox && text === options.default);
    if (isSandbox && !acceptsSandboxes) return 'is a sandbox';
    const local = hostname === 'localhost' || hostname.startsWith('127.') || hostname === '[::1]';
    return local && !options?.allowsLocalhost ? 'is a local address' : undefined;
  };

/** The shortest secret in production: 32 random bytes, of which base64 makes 43 characters. */
const minimumSecretLength = 43;
/** Of 43 random characters of base64 about 31 differ; 16 would be the work of a person. */
const minimumDifferentCharacters = 16;

const plainLetters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Rejects secrets that are short or guessable, and variations of the published default. */
export const weakSecretProblem =
  (published: string) =>
  (text: string): string | undefined => {
    if (plainLetters(text).includes(plainLetters(published))) return 'contains the published default';
    const isWeak = text.length < minimumSecretLength || new Set(text).size < minimumDifferentCharacters;
    return isWeak ? 'is not 32 random bytes, such as `openssl rand -base64 32` prints' : undefined;
  };

/** Rejects addresses that browsers would open without encryption. */
export const plainSiteProblem = (text: string): string | undefined =>
  productionUrlProblem(undefined)(text) ??
  (new URL(text).protocol === 'https:' ? undefined : 'is not an https address');
