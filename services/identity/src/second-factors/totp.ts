import { Secret, TOTP } from 'otpauth';

const periodMs = 30_000;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Sargam', label, secret: Secret.fromBase32(secret), period: periodMs / 1000 });

/** 160 random bits in base32, as RFC 4226 recommends. */
export const createTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that authenticators read from a QR code. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/**
 * The time step of a code, or undefined for a wrong code. The codes before and after the current one are accepted, for clocks
 * that differ by up to 30 s.
 */
export const findTotpStep = (secret: string, code: string, now: Date): number | undefined => {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / periodMs) + delta;
};
