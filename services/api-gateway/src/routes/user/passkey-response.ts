import type { Passkey, PasskeyOptions } from '@sargam/proto/identity/v1/passkeys';
import { z } from 'zod';
import { field, instant, instantOrNull, responseOf, text } from '../../api/response.ts';

export const PasskeyResponse = responseOf<Passkey>('Passkey')({
  id: text(({ id }) => id),
  name: text(({ name }) => name),
  createdAt: instant(({ createdAt }) => createdAt),
  usedAt: instantOrNull(({ usedAt }) => usedAt, 'Null before the first login or step-up with it'),
});

const jsonObject = (description: string) => z.record(z.string(), z.unknown()).meta({ description });

/** WebAuthn's JSON is passed on between the browser and identity, which checks it. */
export const PasskeyOptionsResponse = responseOf<PasskeyOptions>('PasskeyOptions')({
  options: field(
    jsonObject('For PublicKeyCredential.parseCreationOptionsFromJSON or parseRequestOptionsFromJSON'),
    ({ json }) => JSON.parse(json) as Record<string, unknown>,
  ),
});

/** A credential of the browser. */
export const CredentialJson = jsonObject('PublicKeyCredential.toJSON()').transform((json) =>
  JSON.stringify(json),
);
