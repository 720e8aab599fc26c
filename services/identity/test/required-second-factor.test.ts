import { Role } from '@sargam/proto/identity/v1/identity';
import { Secret, TOTP } from 'otpauth';
import { createAuthenticator } from './system/software-authenticator.ts';
import { startTestSystem, type TestSystem } from './system/system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem({}, 'production');
}, 60_000);
afterAll(() => system.stop(), 30_000);

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: system.clock.now.getTime() });
const refusalOf = async (logIn: () => Promise<unknown>) =>
  logIn().then(
    () => undefined,
    (error: { code: string; detail: { token: string } }) => error,
  );
const setupTokenOf = async (logIn: () => Promise<unknown>) => (await refusalOf(logIn))?.detail.token ?? '';
const visitor = () => system.visitor.secondFactors;

it('an admin of a production site sets up a second factor before the first login', async () => {
  const { id, logIn } = await system.createStaff(Role.ROLE_ADMIN);
  const refusal = await refusalOf(logIn);
  expect(refusal?.code).toBe('second-factor-setup-required');
  const setupToken = refusal?.detail.token ?? '';
  const { secret } = await visitor().startTotp({ setupToken });
  const { codes } = await visitor().confirmTotp({ setupToken, code: codeOf(secret) });
  expect(codes).toHaveLength(10);
  expect((await system.admin.audit.listAuditEntries({ targetId: id, actor: id })).entries).toMatchObject([
    { action: 'ConfirmTotp', role: 'admin' },
  ]);
  await expect(visitor().startTotp({ setupToken })).rejects.toMatchObject({ code: 'second-factor-expired' });

  system.advanceMinutes(0.5);
  const verify = await refusalOf(logIn);
  expect(verify?.code).toBe('second-factor-required');
  const token = verify?.detail.token ?? '';
  const session = await visitor().finishLogIn({ token, code: codeOf(secret) });
  const calls = system.as(id, session.sessionId, 'admin');
  expect(await calls.secondFactors.getSecondFactor({})).toMatchObject({ required: true });
  await expect(calls.secondFactors.removeTotp({})).rejects.toMatchObject({
    code: 'second-factor-needed',
  });
});

it('a passkey meets the requirement too: it can be set up before the first login, and the last factor cannot be removed', async () => {
  const { id, logIn } = await system.createStaff(Role.ROLE_ADMIN);
  const [setupToken, other] = [await setupTokenOf(logIn), await setupTokenOf(logIn)];
  const authenticator = createAuthenticator();
  const { json } = await system.visitor.passkeys.startPasskey({ setupToken });
  const creation = { setupToken, name: 'Laptop', responseJson: authenticator.create(json) };
  const passkey = await system.visitor.passkeys.addPasskey(creation);
  for (const used of [setupToken, other])
    await expect(system.visitor.passkeys.startPasskey({ setupToken: used })).rejects.toMatchObject({
      code: 'second-factor-expired',
    });

  const token = (await refusalOf(logIn))?.detail.token ?? '';
  const options = await system.visitor.passkeys.startPasskeyLogIn({ token });
  const responseJson = authenticator.get(options.json);
  const session = await system.visitor.passkeys.finishPasskeyLogIn({ token, responseJson });
  const calls = system.as(id, session.sessionId, 'admin');
  const removal = { passkeyId: passkey.id };
  await expect(calls.passkeys.removePasskey(removal)).rejects.toMatchObject({ code: 'second-factor-needed' });
  const { secret } = await calls.secondFactors.startTotp({});
  await calls.secondFactors.confirmTotp({ code: codeOf(secret) });
  await calls.passkeys.removePasskey(removal);
  await expect(calls.secondFactors.removeTotp({})).rejects.toMatchObject({
    code: 'second-factor-needed',
  });
});

it('the token of a set-up does not log in, and an invented one sets up nothing', async () => {
  const { logIn } = await system.createStaff(Role.ROLE_ADMIN);
  const setupToken = (await refusalOf(logIn))?.detail.token ?? '';
  const { secret } = await visitor().startTotp({ setupToken });
  const code = codeOf(secret);
  await expect(visitor().finishLogIn({ token: setupToken, code })).rejects.toMatchObject({
    code: 'second-factor-expired',
  });
  for (const invented of ['', 'invented'])
    await expect(visitor().startTotp({ setupToken: invented })).rejects.toMatchObject({
      code: 'second-factor-expired',
    });
});

it.each([
  ['content uploaders', Role.ROLE_CONTENT],
  ['instructors', Role.ROLE_INSTRUCTOR],
])(
  '%s of a production site log in with the password only, unless they set up a second factor',
  async (_, role) => {
    const { logIn } = await system.createStaff(role);
    await expect(logIn()).resolves.toBeDefined();
  },
);
