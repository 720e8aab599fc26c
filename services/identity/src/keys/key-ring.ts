import { newId } from '@sargam/chassis/ids';
import type { Service } from '@sargam/chassis/service';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { IdentitySettings } from '../config.ts';
import type { IdentityDatabase } from '../database.ts';
import { type KeySeal, sealWith } from './key-seal.ts';
import { insertKey, keysAliveAt, lockKeys, type StoredKey } from './key-store.ts';

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
}

/** The keys that access tokens are signed with. They live in the database, sealed; every replica has the same. */
export interface KeyRing {
  signingKey(): SigningKey;
  /** Public keys as a JWKS document: the signing one and those whose tokens may still be alive. */
  jwks(): string;
  /** Takes up what other replicas made, and makes the next key when the newest has retired. */
  refresh(): Promise<void>;
}

interface Ring {
  readonly signing: SigningKey;
  readonly jwks: string;
}

export const openKeyRing = async (
  service: Service<IdentitySettings>,
  database: IdentityDatabase,
): Promise<KeyRing> => {
  const seal = sealWith(service.settings.keySecret);
  const load = () => loadRing(service, database, seal);
  let ring = await load();
  return {
    signingKey: () => ring.signing,
    jwks: () => ring.jwks,
    refresh: async () => {
      ring = await load();
    },
  };
};

const loadRing = (
  service: Service<IdentitySettings>,
  database: IdentityDatabase,
  seal: KeySeal,
): Promise<Ring> =>
  database.transaction(async (tx) => {
    await lockKeys(tx);
    const now = service.clock();
    const { accessTokenLife, keyLife } = service.settings;
    const alive = [...(await keysAliveAt(tx, new Date(now.getTime() - accessTokenLife)))];
    if (!alive[0] || alive[0].retiresAt <= now) {
      const made = await makeKey(seal, now, keyLife);
      await insertKey(tx, made);
      alive.unshift(made);
    }
    return toRing(alive, seal);
  });

const makeKey = async (seal: KeySeal, now: Date, life: number): Promise<StoredKey> => {
  const kid = newId();
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  return {
    kid,
    publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'EdDSA', use: 'sig' },
    sealedJwk: seal.seal(JSON.stringify(await exportJWK(privateKey))),
    createdAt: now,
    retiresAt: new Date(now.getTime() + life),
  };
};

const toRing = async ([newest, ...older]: readonly StoredKey[], seal: KeySeal): Promise<Ring> => {
  if (!newest) throw new Error('A key ring always has a key: loadRing makes one.');
  const privateKey = await importJWK(JSON.parse(seal.open(newest.sealedJwk)), 'EdDSA');
  if (privateKey instanceof Uint8Array) throw new Error(`Key ${newest.kid} is not an EdDSA key.`);
  const keys = [newest, ...older].map((key) => key.publicJwk);
  return { signing: { kid: newest.kid, privateKey }, jwks: JSON.stringify({ keys }) };
};
