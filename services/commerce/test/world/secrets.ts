import { createHash } from 'node:crypto';

const storePassword = 'qwerty';
const hashes = ['md5', 'sha256'].map((algorithm) =>
  createHash(algorithm).update(storePassword).digest('hex'),
);

/** What no log may tell of a message: what signs it, what tells of a card, the gateway’s own numbers of the payment. */
export const secretsOf = (fields: Readonly<Record<string, string>>): string[] =>
  [
    ...[storePassword, 'store_passwd', ...hashes],
    ...['verify_sign', 'verify_sign_sha2', 'card_no', 'val_id', 'bank_tran_id'].map(
      (name) => fields[name] ?? '',
    ),
  ].filter((secret) => secret.length > 3);

/** That none of these lines tells one of the secrets. */
export const expectNoSecrets = (lines: readonly string[], fields: Readonly<Record<string, string>>): void => {
  for (const line of lines) for (const secret of secretsOf(fields)) expect(line).not.toContain(secret);
};
