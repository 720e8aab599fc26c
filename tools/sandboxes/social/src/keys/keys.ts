import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Journal } from '@sargam/sandbox-shared/journal/journal';
import type { JWK } from 'jose';

export interface SigningKey {
  kid: string;
  secret: JWK;
  /** Never published again, so its signatures are invalid. */
  forgotten: boolean;
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

/** The keys survive a restart, so that issued tokens stay valid. */
export const openKeys = (journal: Journal) => {
  const keys = journal.collection<SigningKey>('key', ({ kid }) => kid);
  const rotate = (forgetOld: boolean): SigningKey => {
    const fresh = newKey();
    const old = forgetOld ? keys.all().map((key) => keys.change({ ...key, forgotten: true })) : [];
    journal.write(...old, keys.change(fresh));
    return fresh;
  };
  if (keys.all().length === 0) rotate(false);
  return {
    current: () => keys.all().at(-1) as SigningKey,
    /** The published public keys: the current one and the previous one, as Google does. */
    published: () =>
      keys
        .all()
        .filter(({ forgotten }) => !forgotten)
        .slice(-MAX_PUBLISHED)
        .map(publicKeyOf),
    rotate,
  };
};
