type Json = Record<string, unknown>;

/** Browsers without WebAuthn's JSON (before 2024 or 2025) cannot use passkeys here. */
export const supportsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

const toJson = (credential: Credential | null): Json =>
  (credential as PublicKeyCredential).toJSON() as unknown as Json;

/** Asks the browser to create a passkey. Rejects with a DOMException if the person gives up. */
export const createPasskey = async (options: unknown): Promise<Json> =>
  toJson(
    await navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        options as PublicKeyCredentialCreationOptionsJSON,
      ),
    }),
  );

/** Asks the browser for one of the person's passkeys. Rejects with a DOMException if the person gives up. */
export const getPasskey = async (options: unknown): Promise<Json> =>
  toJson(
    await navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        options as PublicKeyCredentialRequestOptionsJSON,
      ),
    }),
  );
