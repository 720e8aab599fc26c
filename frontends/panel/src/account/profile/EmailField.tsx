import { type ApiSchemas, Link, useTranslate } from '@sargam/kit';
import { TextField } from '@sargam/kit/fields';

/** Read-only: the login address cannot be changed (decision P3). */
export const EmailField = ({ user }: { user: ApiSchemas['User'] }) => {
  const t = useTranslate();
  return (
    <TextField
      label={t('kit.person.email')}
      type="email"
      lang="en"
      autoComplete="email"
      readOnly
      value={user.email}
      hint={
        user.emailVerify ? (
          t('panel.profile.email_kept')
        ) : (
          <span>
            {t('panel.profile.email_unproven')} <Link to="/verify-email" text="panel.profile.verify" />
          </span>
        )
      }
    />
  );
};
