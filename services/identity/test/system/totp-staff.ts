import { Role } from '@sargam/proto/identity/v1/identity';
import { Secret, TOTP } from 'otpauth';
import type { TestSystem } from './system.ts';

/** The steps of staff with a TOTP second factor. `systemOf` returns the system after its start. */
export const createTotpSteps = (systemOf: () => TestSystem) => {
  /** The code that an authenticator shows at the time of the test clock. */
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: systemOf().clock.now.getTime() });
  const nextStep = () => systemOf().advanceMinutes(0.5);

  /** A member of the staff with a second factor. The next code of the authenticator is unused. */
  const setUp = async (role: Role = Role.ROLE_ADMIN) => {
    const staff = await systemOf().createStaff(role);
    const session = await staff.logIn();
    const calls = systemOf().as(staff.id, session.sessionId, 'admin');
    const { secret, uri } = await calls.secondFactors.startTotp({});
    const { codes } = await calls.secondFactors.confirmTotp({ code: codeOf(secret) });
    nextStep();
    return { ...staff, session, calls, secret, uri, recoveryCodes: codes };
  };

  /** Logs in with the password and returns the token of the second step. */
  const enterPassword = async ({ logIn }: { readonly logIn: () => Promise<unknown> }): Promise<string> => {
    const refusal = await logIn().then(
      () => undefined,
      (error: { code: string; detail: { token: string } }) => error,
    );
    expect(refusal).toMatchObject({ kind: 'unauthenticated', code: 'second-factor-required' });
    return refusal?.detail.token ?? '';
  };
  const finish = (token: string, code: string) =>
    systemOf().visitor.secondFactors.finishLogIn({ token, code, client: { device: 'Firefox' } });

  return { codeOf, nextStep, setUp, enterPassword, finish };
};
