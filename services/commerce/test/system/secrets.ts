import { createHash } from 'node:crypto';

const storePassword = 'qwerty';
const hashes = ['md5', 'sha256'].map((algorithm) =>
  createHash(algorithm).update(storePassword).digest('hex'),
);

/** Values of a message that no log may contain: signatures, card data and the gateway’s payment ids. */
export const secretsOf = (fields: Readonly<Record<string, string>>): string[] =>
  [
    ...[storePassword, 'store_passwd', ...hashes],
    ...['verify_sign', 'verify_sign_sha2', 'card_no', 'val_id', 'bank_tran_id'].map(
      (name) => fields[name] ?? '',
    ),
  ].filter((secret) => secret.length > 3);

/** Expects that no line contains a secret. */
export const expectNoSecrets = (lines: readonly string[], fields: Readonly<Record<string, string>>): void => {
  for (const line of lines) for (const secret of secretsOf(fields)) expect(line).not.toContain(secret);
};
