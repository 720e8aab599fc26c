import { hashPassword, passwordFits } from './password-hash.ts';

it('fits its own password and no other', async () => {
  const hash = await hashPassword('sargam-demo');
  expect(await passwordFits('sargam-demo', hash)).toBe(true);
  expect(await passwordFits('sargam-dem0', hash)).toBe(false);
});

it('never fits where there is no account', async () => {
  expect(await passwordFits('nobody has this password', undefined)).toBe(false);
});

it('keeps no password readable', async () => {
  expect(await hashPassword('sargam-demo')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
