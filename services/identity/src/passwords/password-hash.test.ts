import { hashPassword, verifyPassword } from './password-hash.ts';

it('fits its own password and no other', async () => {
  const hash = await hashPassword('sargam-demo');
  expect(await verifyPassword('sargam-demo', hash)).toBe(true);
  expect(await verifyPassword('sargam-dem0', hash)).toBe(false);
});

it('never fits where there is no account', async () => {
  expect(await verifyPassword('nobody has this password', undefined)).toBe(false);
});

it('keeps no password readable', async () => {
  expect(await hashPassword('sargam-demo')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
