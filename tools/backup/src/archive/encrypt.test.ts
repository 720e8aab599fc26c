import { decrypt, encrypt } from './encrypt.ts';

const secrets = JSON.stringify({ postgres: 'পাসওয়ার্ড' });

it('the passphrase decrypts what it encrypted, and two encryptions differ', () => {
  const [one, two] = [encrypt(secrets, 'a long passphrase'), encrypt(secrets, 'a long passphrase')];
  expect(decrypt(one, 'a long passphrase')).toBe(secrets);
  expect(one.equals(two)).toBe(false);
  expect(one.includes('postgres')).toBe(false);
});

it('another passphrase and a changed byte are refused', () => {
  const bytes = encrypt(secrets, 'a long passphrase');
  expect(() => decrypt(bytes, 'another passphrase')).toThrow('another BACKUP_PASSPHRASE');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => decrypt(bytes, 'a long passphrase')).toThrow('another BACKUP_PASSPHRASE');
});
