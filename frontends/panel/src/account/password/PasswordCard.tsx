import { type ApiSchemas, Button, typography, useTranslate } from '@sargam/kit';
import fieldStyles from '@sargam/kit/field.module.css';
import { Form, PasswordField, useFieldProps } from '@sargam/kit/forms';
import styles from '../account.module.css';
import { LogInAgain } from '../logins/LogInAgain.tsx';
import { usePasswordForm } from './usePasswordForm.ts';

/** Changes the password, or sets the first one for users who log in with Google or Facebook. */
export const PasswordCard = ({ user }: { user: ApiSchemas['User'] }) => {
  const t = useTranslate();
  const { form, save, problem, mustLogInAgain, busy } = usePasswordForm(user);
  const field = useFieldProps(form, 'kit.person');
  return (
    <section className={styles.card} aria-labelledby="password-title">
      <h2 id="password-title">{t('panel.password.title')}</h2>
      <p className={typography.muted}>
        {t(user.hasPassword ? 'panel.password.text' : 'panel.password.first_text')}
      </p>
      <Form form={form} onSubmit={save}>
        {/* Password managers save the new password under this user name. */}
        <input hidden type="text" autoComplete="username" readOnly value={user.email} />
        {user.hasPassword && (
          <PasswordField
            autoComplete="current-password"
            {...field('currentPassword', { label: 'panel.password.current' })}
          />
        )}
        <PasswordField
          autoComplete="new-password"
          hint={t('panel.password.hint')}
          {...field('password', { label: 'panel.password.another' })}
        />
        <PasswordField autoComplete="new-password" {...field('confirmPassword')} />
        <div className={styles.actions}>
          <Button variant="line" type="submit" busy={busy} text="panel.password.save" />
          <p className={`${fieldStyles.message} ${fieldStyles.invalid}`} role="alert">
            {problem}
          </p>
          {mustLogInAgain && <LogInAgain />}
        </div>
      </Form>
    </section>
  );
};
