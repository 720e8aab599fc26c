import { Role } from '@sargam/proto/identity/v1/identity';
import { decodeJwt } from 'jose';
import { startTestSystem, type TestSystem } from './system/system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.stop(), 30_000);
beforeEach(() => {
  system.clock.now = new Date();
});

const authTimeOf = (accessToken: string) => decodeJwt(accessToken)['auth_time'];
const seconds = () => Math.floor(system.clock.now.getTime() / 1000);
const openSession = async () => {
  const person = await system.createPerson();
  const session = await person.logIn();
  return { ...person, ...session, calls: system.as(person.id, session.sessionId) };
};

it('an access token contains the time of the login, also after a refresh', async () => {
  const { accessToken, refreshToken } = await openSession();
  const loggedInAt = seconds();
  expect(authTimeOf(accessToken)).toBe(loggedInAt);
  system.advanceMinutes(20);
  const refreshed = await system.visitor.identity.refreshSession({ refreshToken });
  expect(authTimeOf(refreshed.accessToken)).toBe(loggedInAt);
});

it('the correct password gives a token of the same session with the current time, which later refreshes keep', async () => {
  const { calls, password, refreshToken, sessionId, id } = await openSession();
  system.advanceMinutes(20);
  const { accessToken } = await calls.sessions.stepUp({ password });
  const enteredAt = seconds();
  expect(decodeJwt(accessToken)).toMatchObject({ sub: id, sid: sessionId, auth_time: enteredAt });
  system.advanceMinutes(5);
  const refreshed = await system.visitor.identity.refreshSession({ refreshToken });
  expect(authTimeOf(refreshed.accessToken)).toBe(enteredAt);
});

it('a wrong password changes nothing, and guesses are delayed after ten', async () => {
  const { calls, refreshToken } = await openSession();
  const loggedInAt = seconds();
  for (let guess = 0; guess < 10; guess += 1)
    await expect(calls.sessions.stepUp({ password: 'wrong' })).rejects.toMatchObject({
      kind: 'invalid',
      code: 'password-wrong',
    });
  await expect(calls.sessions.stepUp({ password: 'wrong' })).rejects.toMatchObject({
    code: 'login-throttled',
  });
  const refreshed = await system.visitor.identity.refreshSession({ refreshToken });
  expect(authTimeOf(refreshed.accessToken)).toBe(loggedInAt);
});

it('the password of another person does not help: the session must belong to the person', async () => {
  const victim = await openSession();
  const thief = await openSession();
  const calls = system.as(thief.id, victim.sessionId);
  await expect(calls.sessions.stepUp({ password: thief.password })).rejects.toMatchObject({
    code: 'session-ended',
  });
});

it('an ended session gets no token with the correct password', async () => {
  const { calls, password, sessionId } = await openSession();
  await calls.sessions.endSession({ sessionId });
  await expect(calls.sessions.stepUp({ password })).rejects.toMatchObject({
    kind: 'unauthenticated',
    code: 'session-ended',
  });
});

it('the token of an admin is not valid after the end of the session', async () => {
  const { id, password, logIn } = await system.createStaff(Role.ROLE_ADMIN);
  const { sessionId, refreshExpiresAt } = await logIn();
  system.clock.now = new Date((refreshExpiresAt?.getTime() ?? 0) - 60_000);
  const { accessToken } = await system.as(id, sessionId, 'admin').sessions.stepUp({ password });
  expect(decodeJwt(accessToken).exp).toBe(Math.floor((refreshExpiresAt?.getTime() ?? 0) / 1000));
});
