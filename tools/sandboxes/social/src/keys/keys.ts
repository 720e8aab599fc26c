import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Journal } from '@sargam/sandbox-shared/journal/journal';
import type { JWK } from 'jose';

export interface SigningKey {
  kid: string;
  secret: JWK;
  /** Out of the published set for ever, signatures with it are worth nothing any more. */
  forgotten: boolean;
}

export interface Keys {
  current(): SigningKey;
  /** The public halves that may be asked for: the current one and the one before, as Google does it. */
  published(): JWK[];
  rotate(forgetOld: boolean): SigningKey;
}

const MAX_PUBLISHED = 2;

export const newKey = (): SigningKey => ({
  kid: randomBytes(20).toString('hex'),
  secret: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }) as JWK,
  forgotten: false,
});

const publicKeyOf = ({ kid, secret: { kty, n, e } }: SigningKey): JWK => ({
  kid,
  kty,
  n,
  e,
  alg: 'RS256',
  use: 'sig',
});

/** The keys outlive a restart: a token that was handed out stays good. */
export const openKeys = (journal: Journal): Keys => {
  const kept = journal.collection<SigningKey>('key', ({ kid }) => kid);
  const rotate = (forgetOld: boolean): SigningKey => {
    const fresh = newKey();
    const old = forgetOld ? kept.all().map((key) => kept.change({ ...key, forgotten: true })) : [];
    journal.write(...old, kept.change(fresh));
    return fresh;
  };
  if (kept.all().length === 0) rotate(false);
  return {
    current: () => kept.all().at(-1) as SigningKey,
    published: () =>
      kept
        .all()
        .filter(({ forgotten }) => !forgotten)
        .slice(-MAX_PUBLISHED)
        .map(publicKeyOf),
    rotate,
  };
};
