import { createOwnChanges } from './system/own-changes.ts';
import { openStaff } from './system/passkey-staff.ts';
import { startTestSystem, type TestSystem } from './system/system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.stop(), 30_000);

const changes = createOwnChanges(() => system);
const listEntries = async (targetId: string) =>
  (await system.admin.audit.listAuditEntries({ targetId })).entries;

it.each(Object.keys(changes))('%s of the own account of staff leaves an audit entry', async (name) => {
  const id = (await changes[name]?.()) ?? '';
  const [newest] = await listEntries(id);
  expect(newest).toMatchObject({
    actor: id,
    role: 'admin',
    targetKind: 'account',
    action: name.charAt(0).toUpperCase() + name.slice(1),
  });
});

it('an entry of the own account has the name, and of a password and other fields only that they have changed', async () => {
  const { id, password: currentPassword, calls } = await openStaff(system);
  const password = { currentPassword, newPassword: 'doyel-da-2' };
  await calls.profiles.updateProfile({ personId: id, name: 'Mitu Das', phone: '01811000000', password });
  // A repeat changes nothing.
  await calls.profiles.updateProfile({ personId: id, name: 'Mitu Das', phone: '01811000000', password });
  const entries = (await listEntries(id)).filter(({ action }) => action === 'UpdateProfile');
  expect(entries.map(({ beforeJson, afterJson }) => [beforeJson, JSON.parse(afterJson)])).toEqual([
    ['{"name":"Mitu Rahman"}', { name: 'Mitu Das', phone: 'changed', password: 'changed' }],
  ]);
  const student = await system.createPerson();
  await system.as(student.id).profiles.updateProfile({ personId: student.id, name: 'Mitu Das' });
  expect(await listEntries(student.id)).toEqual([]);
});

it.each([
  ['addPasskey', { secondFactors: 0 }, { secondFactors: 1 }],
  ['confirmTotp', { secondFactors: 0 }, { secondFactors: 1 }],
  ['renewRecoveryCodes', {}, { recoveryCodes: 'changed' }],
  ['resetPassword', {}, { password: 'changed' }],
  ['unlinkAccount', { google: true }, { google: false }],
])('the entry of %s has no secret', async (name, before, after) => {
  const [newest] = await listEntries((await changes[name]?.()) ?? '');
  expect([newest?.beforeJson, newest?.afterJson].map((json) => JSON.parse(json ?? ''))).toEqual([
    before,
    after,
  ]);
});

it('staff cannot remove the own password, their only way to log in', async () => {
  const { id, password, calls } = await openStaff(system);
  const removed = calls.passwords.removePassword({ currentPassword: password });
  await expect(removed).rejects.toMatchObject({ code: 'last-login-method' });
  expect(await listEntries(id)).not.toContainEqual(expect.objectContaining({ actor: id }));
});
