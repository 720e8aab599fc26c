import { listChangingMethods, runAsOwner } from '@sargam/chassis/testing';
import { Role } from '@sargam/proto/identity/v1/identity';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { createOwnChanges } from './system/own-changes.ts';
import { startTestSystem, type TestSystem } from './system/system.ts';

let system: TestSystem;
let admin: Awaited<ReturnType<TestSystem['createAdmin']>>;
beforeAll(async () => {
  system = await startTestSystem();
  admin = await system.createAdmin();
}, 60_000);
afterAll(() => system.stop(), 30_000);

const listEntries = async (filter: { targetId?: string; actor?: string } = {}) =>
  (await admin.audit.listAuditEntries(filter)).entries;

const suspended = async () => {
  const { id } = await system.createPerson();
  await admin.suspensions.suspend({ personId: id });
  return id;
};

/** Each call that changes something for an admin; the value is the id of its target. */
const changes: Record<string, () => Promise<string>> = {
  signUp: async () =>
    (await admin.identity.signUp(system.buildSignUpForm({ role: Role.ROLE_INSTRUCTOR }))).id,
  markEmailVerified: async () => {
    const { id } = await system.createPerson();
    await admin.identity.markEmailVerified({ personId: id });
    return id;
  },
  resendVerification: async () => {
    const { id } = await system.createPerson();
    await admin.identity.resendVerification({ personId: id });
    return id;
  },
  resetSecondFactor: async () => {
    const { id, logIn } = await system.createStaff(Role.ROLE_INSTRUCTOR);
    const { secondFactors } = system.as(id, (await logIn()).sessionId, 'instructor');
    const { secret } = await secondFactors.startTotp({});
    const authenticator = new TOTP({ secret: Secret.fromBase32(secret) });
    await secondFactors.confirmTotp({
      code: authenticator.generate({ timestamp: system.clock.now.getTime() }),
    });
    await admin.secondFactors.resetSecondFactor({ personId: id });
    return id;
  },
  suspend: suspended,
  endAllSessions: async () => {
    const { id, logIn } = await system.createPerson();
    await logIn();
    await admin.sessions.endAllSessions({ personId: id });
    return id;
  },
  unsuspend: async () => {
    const id = await suspended();
    await admin.suspensions.unsuspend({ personId: id });
    return id;
  },
};

/** Their entries are tested in audit-own-account.test.ts. */
const ownChanges = createOwnChanges(() => system);

const ownAccountOnly = 'changes only the account of the caller';
const withProof = 'decided by a password or a token, not by a role';
const exceptions: Record<string, string> = {
  verifyEmail: withProof,
  redeemVerification: withProof,
  logIn: withProof,
  refreshSession: withProof,
  requestPasswordReset: withProof,
  removePassword: 'refused for staff, who log in with the password only',
  revealLink: 'changes nothing; only messaging may call it',
  logInWithGoogle: withProof,
  logInWithGoogleCode: withProof,
  logInWithFacebook: withProof,
  endSession: ownAccountOnly,
  logOut: ownAccountOnly,
  stepUp: ownAccountOnly,
  startTotp: ownAccountOnly,
  finishLogIn: withProof,
  startPasskey: ownAccountOnly,
  startPasskeyLogIn: withProof,
  finishPasskeyLogIn: withProof,
  startPasskeyStepUp: ownAccountOnly,
  stepUpWithPasskey: ownAccountOnly,
};

it('each changing call is in the list of audited calls or has a reason for its exception', () => {
  expect([...Object.keys(changes), ...Object.keys(ownChanges), ...Object.keys(exceptions)].sort()).toEqual(
    listChangingMethods(system.service),
  );
});

it.each(Object.keys(changes))('%s by an admin leaves an audit entry with actor and target', async (name) => {
  const targetId = await changes[name]?.();
  const [newest] = await listEntries({ targetId: targetId ?? '' });
  expect(newest).toMatchObject({
    actor: admin.id,
    role: 'admin',
    targetKind: 'account',
    action: name.charAt(0).toUpperCase() + name.slice(1),
  });
});

it('an entry contains what changed, and no password or address', async () => {
  const id = (await changes['unsuspend']?.()) ?? '';
  expect(
    (await listEntries({ targetId: id })).map(({ beforeJson, afterJson }) => [beforeJson, afterJson]),
  ).toEqual([
    ['{"suspended":true}', '{"suspended":false}'],
    ['{"suspended":false}', '{"suspended":true}'],
  ]);
  const created = (await changes['signUp']?.()) ?? '';
  expect((await listEntries({ targetId: created })).map(({ afterJson }) => afterJson)).toEqual([
    expect.stringMatching(/^\{"role":"instructor","instructorId":"profile-\d+"\}$/),
  ]);
});

it('a list without values has the number of changed fields, and one entry is found by its id', async () => {
  const id = (await changes['unsuspend']?.()) ?? '';
  const { entries } = await admin.audit.listAuditEntries({ targetId: id, withoutChanges: true });
  expect(
    entries.map(({ beforeJson, afterJson, changedFields }) => [beforeJson, afterJson, changedFields]),
  ).toEqual([
    ['', '', 1],
    ['', '', 1],
  ]);
  const [, suspension] = entries;
  const found = await admin.audit.listAuditEntries({ entryId: suspension?.id ?? '' });
  expect(found.entries).toMatchObject([{ id: suspension?.id, afterJson: '{"suspended":true}' }]);
});

it('a repeat that changes nothing and a change by a student leave no entry', async () => {
  const id = await suspended();
  await admin.suspensions.suspend({ personId: id });
  expect(await listEntries({ targetId: id })).toHaveLength(1);
  const { id: student } = await system.createPerson();
  expect(await listEntries({ targetId: student })).toEqual([]);
});

it('the database rejects changing, deleting and truncating entries, by the service and by the owner', async () => {
  await suspended();
  for (const statement of [
    `update audit_log set actor = 'x'`,
    'delete from audit_log',
    'truncate audit_log',
  ]) {
    await expect(sql.raw(statement).execute(system.db)).rejects.toThrow('permission denied');
    const { databaseUrl } = system.service.settings;
    await expect(runAsOwner(databaseUrl, statement)).rejects.toThrow('append-only');
  }
});

it('entries are for admins only, and can be filtered by actor', async () => {
  await suspended();
  const entries = await listEntries({ actor: admin.id });
  expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set([admin.id]));
  expect(await listEntries({ actor: 'nobody' })).toEqual([]);
  for (const role of ['student', 'instructor', 'content'])
    await expect(system.as('x', '', role).audit.listAuditEntries({})).rejects.toMatchObject({
      kind: 'forbidden',
    });
});
