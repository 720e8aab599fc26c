import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import { createPasskeyStaff } from './system/passkey-staff.ts';
import { startTestSystem, type TestSystem } from './system/system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.stop(), 30_000);

/** The output of the operator's command. */
const runReset = async (email: string): Promise<string> => {
  const { databaseUrl, siteUrl } = system.service.settings;
  const env = {
    ...process.env,
    SARGAM_ENV: 'test',
    DATABASE_URL: databaseUrl,
    SITE_URL: siteUrl,
    LOG_LEVEL: 'info',
  };
  const args = [join(import.meta.dirname, '../src/main.ts'), 'reset-second-factor', email];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return stdout;
};

it('an operator resets TOTP and passkeys of the last admin by a command, which may run twice', async () => {
  const staff = await createPasskeyStaff(system);
  const { secret } = await staff.calls.secondFactors.startTotp({});
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: system.clock.now.getTime(),
  });
  await staff.calls.secondFactors.confirmTotp({ code });
  expect(await runReset(staff.email)).toContain('second factor reset by an operator');
  expect(await runReset(staff.email)).not.toContain('second factor reset by an operator');
  const { audit } = await system.createAdmin();
  const [newest] = (await audit.listAuditEntries({ targetId: staff.id })).entries;
  expect(newest).toMatchObject({ actor: 'operator', role: 'operator', action: 'ResetSecondFactor' });
  await expect(staff.logIn()).resolves.toBeDefined();
  await expect(
    system.visitor.identity.refreshSession({ refreshToken: staff.session.refreshToken }),
  ).rejects.toMatchObject({ code: 'session-ended' });
  await expect(runReset('nobody@example.com')).rejects.toMatchObject({ code: 1 });
}, 60_000);
