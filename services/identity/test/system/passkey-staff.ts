import { Role } from '@sargam/proto/identity/v1/identity';
import { createAuthenticator } from './software-authenticator.ts';
import type { TestSystem } from './system.ts';

/** A logged-in member of the staff. */
export const openStaff = async (system: TestSystem, role: Role = Role.ROLE_ADMIN) => {
  const staff = await system.createStaff(role);
  const session = await staff.logIn();
  return { ...staff, session, calls: system.as(staff.id, session.sessionId, 'admin') };
};

/** A member of the staff with a passkey, and the steps of a login with it. */
export const createPasskeyStaff = async (system: TestSystem, role?: Role) => {
  const staff = await openStaff(system, role);
  const authenticator = createAuthenticator();
  const { json } = await staff.calls.passkeys.startPasskey({});
  const responseJson = authenticator.create(json);
  const passkey = await staff.calls.passkeys.addPasskey({ name: 'Laptop', responseJson });

  /** Logs in with the password and returns the refusal that asks for the second step. */
  const enterPassword = async (): Promise<{ token: string; methods: string }> => {
    const refusal = await staff.logIn().then(
      () => undefined,
      (error: { code: string; detail: { token: string; methods: string } }) => error,
    );
    expect(refusal).toMatchObject({ kind: 'unauthenticated', code: 'second-factor-required' });
    return refusal?.detail ?? { token: '', methods: '' };
  };
  /** A login after its password, with the options for the passkey. */
  const startLogIn = async () => {
    const { token } = await enterPassword();
    const { json: options } = await system.visitor.passkeys.startPasskeyLogIn({ token });
    const finish = (response: string) =>
      system.visitor.passkeys.finishPasskeyLogIn({
        token,
        responseJson: response,
        client: { device: 'Firefox' },
      });
    return { token, json: options, finish };
  };
  const logInWith = async ({ get } = authenticator) => {
    const { json: options, finish } = await startLogIn();
    return finish(get(options));
  };
  return { ...staff, authenticator, passkey, enterPassword, startLogIn, logInWith };
};
