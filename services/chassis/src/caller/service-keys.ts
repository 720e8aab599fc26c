import { createHash, createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';

/** The default of SERVICE_KEY and SERVICE_PUBLIC_KEYS: the key of each service is derived from its name. Production rejects it. */
export const developmentKeys = 'development';

/** The key id's version, and the secret, of the development keys. */
const developmentVersion = 'development';
const developmentSecret = 'development';

/** An Ed25519 key as a JSON Web Key (RFC 8037). The key id is `service.version`, so a key belongs to one service. */
interface ServiceJwk extends JsonWebKey {
  readonly kid: string;
}

export interface ServiceKeyPair {
  readonly privateJwk: ServiceJwk;
  readonly publicJwk: ServiceJwk;
}

export interface SigningKey {
  readonly kid: string;
  /** The service that the key belongs to. */
  readonly service: string;
  readonly key: KeyObject;
}

/** Finds the public key of a key id; undefined for an unknown one. */
export type PublicKeys = (kid: string) => SigningKey | undefined;

// The ASN.1 frame of a PKCS #8 Ed25519 key (RFC 8410), which is followed by the 32 bytes of the seed.
const pkcs8Frame = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The key pair of a service, derived from a secret: the same secret and key id always give the same pair. */
export const deriveServiceKeys = (kid: string, secret: string): ServiceKeyPair => {
  const seed = createHash('sha256').update(`${kid}\n${secret}`).digest();
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Frame, seed]), format: 'der', type: 'pkcs8' });
  const privateJwk = { ...key.export({ format: 'jwk' }), kid };
  return { privateJwk, publicJwk: { ...createPublicKey(key).export({ format: 'jwk' }), kid } };
};

const developmentKeysOf = (service: string) =>
  deriveServiceKeys(`${service}.${developmentVersion}`, developmentSecret);

const serviceOf = (kid: string): string => kid.slice(0, Math.max(0, kid.lastIndexOf('.')));

/** Parses the private key of a service. @throws Error for a text that is not a private Ed25519 key of this service. */
export const parseSigningKey = (text: string, service: string): SigningKey => {
  const jwk =
    text === developmentKeys
      ? developmentKeysOf(service).privateJwk
      : parseJson<Partial<ServiceJwk>>(text, 'SERVICE_KEY');
  const { kid = '' } = jwk;
  if (jwk.crv !== 'Ed25519' || !jwk['d'] || serviceOf(kid) !== service)
    throw new Error(`SERVICE_KEY: needs a private Ed25519 key with the kid ${service}.version`);
  return { kid, service, key: createPrivateKey({ key: jwk, format: 'jwk' }) };
};

/** Parses the public keys of all services, a JSON Web Key Set. A service can have several keys, so that its key can be replaced. */
export const parsePublicKeys = (text: string): PublicKeys => {
  if (text === developmentKeys) return createDevelopmentKeys();
  const { keys } = parseJson<{ readonly keys: readonly ServiceJwk[] }>(text, 'SERVICE_PUBLIC_KEYS');
  const byId = new Map(
    keys.map(({ kid, kty, crv, x }) => [
      kid,
      { kid, service: serviceOf(kid), key: createPublicKey({ key: { kty, crv, x }, format: 'jwk' }) },
    ]),
  );
  return (kid) => byId.get(kid);
};

const createDevelopmentKeys = (): PublicKeys => {
  const byService = new Map<string, SigningKey>();
  return (kid) => {
    const service = serviceOf(kid);
    if (kid !== `${service}.${developmentVersion}`) return undefined;
    const known = byService.get(service);
    if (known) return known;
    const key = createPublicKey({ key: developmentKeysOf(service).publicJwk, format: 'jwk' });
    const signingKey = { kid, service, key };
    byService.set(service, signingKey);
    return signingKey;
  };
};

const parseJson = <T>(text: string, name: string): T => {
  try {
    return JSON.parse(text) as T;
  } catch {
    // The cause would contain the text of the key.
    throw new Error(`${name}: is not JSON`);
  }
};
