import { Provider } from '@sargam/proto/identity/v1/social';
import type { PersonId } from '../../src/people/person.ts';
import { insertSocialAccount } from '../../src/social-accounts/social-account-store.ts';
import { createPasskeyStaff, openStaff } from './passkey-staff.ts';
import type { TestSystem } from './system.ts';
import { createTotpSteps } from './totp-staff.ts';

/** Each call that changes something for the own account of staff; the value is the id of the account. */
export const createOwnChanges = (systemOf: () => TestSystem): Record<string, () => Promise<string>> => {
  const { setUp } = createTotpSteps(systemOf);
  return {
    updateProfile: async () => {
      const { id, calls } = await openStaff(systemOf());
      await calls.profiles.updateProfile({ personId: id, name: 'Mitu Das' });
      return id;
    },
    confirmTotp: async () => (await setUp()).id,
    renewRecoveryCodes: async () => {
      const { id, calls } = await setUp();
      await calls.secondFactors.renewRecoveryCodes({});
      return id;
    },
    removeTotp: async () => {
      const { id, calls } = await setUp();
      await calls.secondFactors.removeTotp({});
      return id;
    },
    addPasskey: async () => (await createPasskeyStaff(systemOf())).id,
    removePasskey: async () => {
      const { id, calls, passkey } = await createPasskeyStaff(systemOf());
      await calls.passkeys.removePasskey({ passkeyId: passkey.id });
      return id;
    },
    /** Staff have no such login now; a link can be older than the role. */
    unlinkAccount: async () => {
      const { id, password, calls } = await openStaff(systemOf());
      const google = {
        provider: 'google',
        subject: id,
        name: '',
        email: undefined,
        emailVerified: false,
      } as const;
      await insertSocialAccount(systemOf().db, google, id as PersonId, false, new Date());
      await calls.social.unlinkAccount({ provider: Provider.PROVIDER_GOOGLE, currentPassword: password });
      return id;
    },
    resetPassword: async () => {
      const { id, email } = await openStaff(systemOf());
      const { visitor, service, published, tokenOf } = systemOf();
      await visitor.passwords.requestPasswordReset({ email, language: 'en' });
      const token = await service.eventually(() => {
        const [requested] = published(id, 'passwordResetRequested');
        expect(requested).toBeDefined();
        return tokenOf(requested);
      });
      await visitor.passwords.resetPassword({ token, password: 'sur-o-tal-2' });
      return id;
    },
  };
};
