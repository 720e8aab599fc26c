import { startTestSystem, type TestSystem } from './system/system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.stop(), 30_000);

const findHistory = (id: string) =>
  system.db
    .selectFrom('suspensions')
    .select(['by', 'action'])
    .where('person_id', '=', id as never)
    .orderBy('at')
    .orderBy('id')
    .execute();

it('ends every session and rejects the next login with the reason', async () => {
  const { id, logIn } = await system.createPerson();
  const sessions = [await logIn(), await logIn()];
  const { person, endedSessionIds } = await system.suspend(id);
  expect(person).toMatchObject({ id, suspended: true });
  expect(endedSessionIds.sort()).toEqual(sessions.map(({ sessionId }) => sessionId).sort());
  for (const { refreshToken } of sessions)
    await expect(system.visitor.identity.refreshSession({ refreshToken })).rejects.toMatchObject({
      code: 'session-ended',
    });
  await expect(logIn()).rejects.toMatchObject({ kind: 'forbidden', code: 'suspended' });
});

it('can be reversed, is recorded with the admin, and a repeat changes nothing', async () => {
  const { id, logIn } = await system.createPerson();
  const [one, two] = [await system.createAdmin(), await system.createAdmin()];
  const { sessionId } = await logIn();
  for (const { suspensions } of [one, two])
    expect(await suspensions.suspend({ personId: id })).toMatchObject({ endedSessionIds: [sessionId] });
  for (const { suspensions } of [two, one])
    expect(await suspensions.unsuspend({ personId: id })).toMatchObject({ id, suspended: false });
  await logIn();
  expect(await findHistory(id)).toEqual([
    { by: one.id, action: 'suspended' },
    { by: two.id, action: 'reinstated' },
  ]);
  await system.service.eventually(() =>
    expect(system.published(id, 'changed').map(({ person }) => person?.suspended)).toEqual([true, false]),
  );
});

it('has a reason, which admins see with the account and in the audit log', async () => {
  const { id } = await system.createPerson();
  const admin = await system.createAdmin();
  await admin.suspensions.suspend({ personId: id, reason: ' Copied lessons ' });
  expect(await admin.identity.getPerson({ personId: id })).toMatchObject({
    suspended: true,
    suspendReason: 'Copied lessons',
  });
  expect((await system.as(id).identity.getPerson({ personId: id })).suspendReason).toBe('');
  const { entries } = await admin.audit.listAuditEntries({ targetId: id, action: 'Suspend' });
  expect(entries).toMatchObject([{ reason: 'Copied lessons' }]);
  await admin.suspensions.unsuspend({ personId: id });
  expect((await admin.identity.getPerson({ personId: id })).suspendReason).toBe('');
});

it('is for admins only, and not for the own account or an unknown one', async () => {
  const { id } = await system.createPerson();
  const admin = await system.createAdmin();
  for (const role of ['student', 'instructor', 'content'])
    await expect(system.as('x', '', role).suspensions.suspend({ personId: id })).rejects.toMatchObject({
      kind: 'forbidden',
    });
  await expect(system.visitor.suspensions.suspend({ personId: id })).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  await expect(admin.suspensions.suspend({ personId: admin.id })).rejects.toMatchObject({
    code: 'own-account',
  });
  await expect(admin.suspensions.suspend({ personId: 'nobody' })).rejects.toMatchObject({
    kind: 'not_found',
  });
});

it('keeps one active admin when two suspend each other concurrently', async () => {
  for (let time = 0; time < 5; time += 1) {
    const [one, two] = [await system.createAdmin(), await system.createAdmin()];
    const answers = await Promise.allSettled([
      one.suspensions.suspend({ personId: two.id }),
      two.suspensions.suspend({ personId: one.id }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  }
});
