import { newId } from '@sargam/chassis/ids';
import type { Service } from '@sargam/chassis/service';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { IdentitySettings } from '../config.ts';
import type { IdentityDatabase } from '../database.ts';
import { createKeyCipher, type KeyCipher } from './key-cipher.ts';
import { findActiveKeys, insertKey, lockSigningKeys, type StoredKey } from './key-store.ts';

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

interface LoadedKeys {
  readonly signing: SigningKey;
  readonly jwks: string;
}

export const loadKeyRing = async (
  service: Service<IdentitySettings>,
  database: IdentityDatabase,
): Promise<KeyRing> => {
  const seal = createKeyCipher(service.settings.keySecret);
  const load = () => loadKeys(service, database, seal);
  let ring = await load();
  return {
    signingKey: () => ring.signing,
    jwks: () => ring.jwks,
    refresh: async () => {
      ring = await load();
    },
  };
};

const loadKeys = (
  service: Service<IdentitySettings>,
  database: IdentityDatabase,
  seal: KeyCipher,
): Promise<LoadedKeys> =>
  database.transaction(async (tx) => {
    await lockSigningKeys(tx);
    const now = service.clock();
    const { accessTokenLife, keyLife } = service.settings;
    const alive = [...(await findActiveKeys(tx, new Date(now.getTime() - accessTokenLife)))];
    if (!alive[0] || alive[0].retiresAt <= now) {
      const made = await createKey(seal, now, keyLife);
      await insertKey(tx, made);
      alive.unshift(made);
    }
    return toLoadedKeys(alive, seal);
  });

const createKey = async (seal: KeyCipher, now: Date, life: number): Promise<StoredKey> => {
  const kid = newId();
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  return {
    kid,
    publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'EdDSA', use: 'sig' },
    encryptedJwk: seal.encrypt(JSON.stringify(await exportJWK(privateKey))),
    createdAt: now,
    retiresAt: new Date(now.getTime() + life),
  };
};

const toLoadedKeys = async (
  [newest, ...older]: readonly StoredKey[],
  seal: KeyCipher,
): Promise<LoadedKeys> => {
  if (!newest) throw new Error('A key ring always has a key: loadRing makes one.');
  const privateKey = await importJWK(JSON.parse(seal.decrypt(newest.encryptedJwk)), 'EdDSA');
  if (privateKey instanceof Uint8Array) throw new Error(`Key ${newest.kid} is not an EdDSA key.`);
  const keys = [newest, ...older].map((key) => key.publicJwk);
  return { signing: { kid: newest.kid, privateKey }, jwks: JSON.stringify({ keys }) };
};
