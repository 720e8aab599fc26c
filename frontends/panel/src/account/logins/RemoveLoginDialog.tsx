import { type ApiSchemas, Button, Dialog, DialogActions, useTranslate } from '@sargam/kit';
import fieldStyles from '@sargam/kit/field.module.css';
import { Form, PasswordField, useFieldProps, useForm, z, zodResolver } from '@sargam/kit/forms';
import { useEffect } from 'react';
import { LogInAgain } from './LogInAgain.tsx';
import { type LoginMethod, providerNames } from './login-methods.ts';
import styles from './logins.module.css';
import type { RemovingLogin } from './useRemoveLogin.ts';

type Props = { user: ApiSchemas['User']; removing: RemovingLogin };

/** The current password is asked from everybody who has one. */
const schemaFor = (hasPassword: boolean) =>
  z.object({ currentPassword: z.string().min(hasPassword ? 1 : 0, 'kit.person.password_required') });

const RemoveLoginForm = ({ user, removing }: Props) => {
  const { busy, failure, mustLogInAgain, confirm, cancel } = removing;
  const form = useForm({
    resolver: zodResolver(schemaFor(user.hasPassword)),
    defaultValues: { currentPassword: '' },
  });
  const field = useFieldProps(form, 'kit.person')('currentPassword', { label: 'panel.password.current' });
  const { setFocus } = form;
  useEffect(() => {
    if (failure && user.hasPassword) setFocus('currentPassword', { shouldSelect: true });
  }, [failure, user.hasPassword, setFocus]);
  return (
    <Form
      className={styles.form}
      form={form}
      onSubmit={({ currentPassword }) => confirm(user.hasPassword ? currentPassword : '')}
    >
      {user.hasPassword ? (
        <PasswordField
          {...field}
          error={field.error ?? failure}
          autoComplete="current-password"
          data-initial-focus
        />
      ) : (
        <p className={`${fieldStyles.message} ${fieldStyles.invalid}`} role="alert">
          {failure}
        </p>
      )}
      {mustLogInAgain && <LogInAgain />}
      <DialogActions>
        <Button variant="line" onClick={cancel} text="kit.cancel" />
        <Button variant="danger" type="submit" busy={busy} text="panel.logins.confirm" />
      </DialogActions>
    </Form>
  );
};

const useTitle = () => {
  const t = useTranslate();
  return (method: LoginMethod): string =>
    method === 'password'
      ? t('panel.logins.ask_password')
      : t('panel.logins.ask_link', { provider: providerNames[method] });
};

/** Asks before a way to log in is removed. */
export const RemoveLoginDialog = (props: Props) => {
  const t = useTranslate();
  const titleOf = useTitle();
  const { asked, cancel } = props.removing;
  return (
    <Dialog open={asked !== undefined} onClose={cancel} title={asked && titleOf(asked)} actions={null}>
      <p>{t('panel.logins.ask_text')}</p>
      {asked === 'google' && <p>{t('panel.logins.google_again')}</p>}
      <RemoveLoginForm {...props} />
    </Dialog>
  );
};
