import { hashPassword, verifyPassword } from './password-hash.ts';

it('matches the hashed password only', async () => {
  const hash = await hashPassword('sargam-demo');
  expect(await verifyPassword('sargam-demo', hash)).toBe(true);
  expect(await verifyPassword('sargam-dem0', hash)).toBe(false);
});

it('never matches without a hash', async () => {
  expect(await verifyPassword('nobody has this password', undefined)).toBe(false);
});

it('hashes with argon2id', async () => {
  expect(await hashPassword('sargam-demo')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
