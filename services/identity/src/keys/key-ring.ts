import { newId } from '@sargam/chassis/ids';
import type { Service } from '@sargam/chassis/service';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { IdentitySettings } from '../config.ts';
import type { IdentityDatabase } from '../database.ts';
import type { KeyCipher } from './key-cipher.ts';
import { findActiveKeys, insertKey, lockSigningKeys, type StoredKey } from './key-store.ts';

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
}

/** The signing keys of access tokens. The database stores them encrypted; every replica uses the same keys. */
export interface KeyRing {
  signingKey(): SigningKey;
  /** JWKS document of the public keys: the signing key, and older keys whose tokens may still be valid. */
  jwks(): string;
  /** Loads the keys that other replicas created, and creates the next key when the newest has retired. */
  refresh(): Promise<void>;
}

interface LoadedKeys {
  readonly signing: SigningKey;
  readonly jwks: string;
}

export const loadKeyRing = async (
  service: Service<IdentitySettings>,
  database: IdentityDatabase,
  cipher: KeyCipher,
): Promise<KeyRing> => {
  const load = () => loadKeys(service, database, cipher);
  let keys = await load();
  return {
    signingKey: () => keys.signing,
    jwks: () => keys.jwks,
    refresh: async () => {
      keys = await load();
    },
  };
};

const loadKeys = (
  service: Service<IdentitySettings>,
  database: IdentityDatabase,
  cipher: KeyCipher,
): Promise<LoadedKeys> =>
  database.transaction(async (tx) => {
    await lockSigningKeys(tx);
    const now = service.clock();
    const { accessTokenLife, keyLife } = service.settings;
    const active = [...(await findActiveKeys(tx, new Date(now.getTime() - accessTokenLife)))];
    if (!active[0] || active[0].retiresAt <= now) {
      const created = await createKey(cipher, now, keyLife);
      await insertKey(tx, created);
      active.unshift(created);
    }
    return toLoadedKeys(active, cipher);
  });

const createKey = async (cipher: KeyCipher, now: Date, life: number): Promise<StoredKey> => {
  const kid = newId();
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  return {
    kid,
    publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'EdDSA', use: 'sig' },
    encryptedJwk: cipher.encrypt(JSON.stringify(await exportJWK(privateKey))),
    createdAt: now,
    retiresAt: new Date(now.getTime() + life),
  };
};

const toLoadedKeys = async (
  [newest, ...older]: readonly StoredKey[],
  cipher: KeyCipher,
): Promise<LoadedKeys> => {
  if (!newest) throw new Error('There is no signing key: loadKeys always creates one.');
  const privateKey = await importJWK(JSON.parse(cipher.decrypt(newest.encryptedJwk)), 'EdDSA');
  if (privateKey instanceof Uint8Array) throw new Error(`Key ${newest.kid} is not an EdDSA key.`);
  const keys = [newest, ...older].map((key) => key.publicJwk);
  return { signing: { kid: newest.kid, privateKey }, jwks: JSON.stringify({ keys }) };
};
