import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { siteUrl } from './social-sandbox.ts';

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const uint16 = (value: number) => Buffer.from([value >> 8, value & 0xff]);

/** What a response says; tests change one part of it. */
interface Claims {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
  readonly userVerified: boolean;
  readonly signCount: number;
}

/** An authenticator with one P-256 key, as a browser gives its responses to a page (WebAuthn level 3, attestation `none`). */
export const createAuthenticator = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  let signCount = 0;

  const claimsOf = (optionsJson: string, change: Partial<Claims>): Claims => {
    const { challenge } = JSON.parse(optionsJson) as { challenge: string };
    const rpId = new URL(siteUrl).hostname;
    return { challenge, origin: siteUrl, rpId, userVerified: true, signCount: (signCount += 1), ...change };
  };
  const clientDataOf = (type: string, { challenge, origin }: Claims) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  /** Flags: user present, user verified, and the key of a registration. */
  const authenticatorData = ({ rpId, userVerified, signCount: count }: Claims, key?: Buffer) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    const flags = 0x01 | (userVerified ? 0x04 : 0) | (key ? 0x40 : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, key ?? Buffer.alloc(0)]);
  };
  const toJson = (response: Readonly<Record<string, unknown>>): string => {
    const id = base64url(credentialId);
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  };

  return {
    id: base64url(credentialId),
    /** A response to the options of `StartPasskey`. */
    create(optionsJson: string, change: Partial<Claims> = {}): string {
      const claims = claimsOf(optionsJson, change);
      // COSE: an EC2 key for ES256 on P-256.
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const key = Buffer.concat([
        Buffer.alloc(16),
        uint16(credentialId.length),
        credentialId,
        isoCBOR.encode(cose as never),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(claims, key))],
      ]);
      return toJson({
        clientDataJSON: base64url(clientDataOf('webauthn.create', claims)),
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      });
    },
    /** A response to the options of a login or a step-up. */
    get(optionsJson: string, change: Partial<Claims> = {}): string {
      const claims = claimsOf(optionsJson, change);
      const clientData = clientDataOf('webauthn.get', claims);
      const data = authenticatorData(claims);
      return toJson({
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey)),
      });
    },
  };
};
