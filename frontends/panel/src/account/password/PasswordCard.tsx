import { Button, useText, type Wire } from '@sargam/kit';
import { Form, PasswordField } from '@sargam/kit/forms';
import type { Passwords } from './password-fields.ts';
import { usePassword } from './usePassword.ts';

/** Another password, by the present one; or the first, for whoever came by Google or Facebook. */
export const PasswordCard = ({ user }: { user: Wire['User'] }) => {
  const t = useText();
  const { form, save, problem, busy } = usePassword(user);
  const field = (name: keyof Passwords, label: string) => {
    const message = form.formState.errors[name]?.message;
    return { label: t(label), error: message && t(message), ...form.register(name) };
  };
  return (
    <section className="account-card" aria-labelledby="password-title">
      <h2 id="password-title">{t('panel.password.title')}</h2>
      <p className="muted">{t(user.hasPassword ? 'panel.password.text' : 'panel.password.first_text')}</p>
      <Form form={form} onSubmit={save}>
        {/* So that the browser keeps the new password under the right name. */}
        <input hidden type="text" autoComplete="username" readOnly value={user.email} />
        {user.hasPassword && (
          <PasswordField
            autoComplete="current-password"
            {...field('currentPassword', 'panel.password.current')}
          />
        )}
        <PasswordField
          autoComplete="new-password"
          hint={t('panel.password.hint')}
          {...field('password', 'panel.password.another')}
        />
        <PasswordField
          autoComplete="new-password"
          {...field('confirmPassword', 'panel.form.confirmPassword')}
        />
        <div className="ends">
          <Button variant="line" type="submit" busy={busy}>
            {t('panel.password.save')}
          </Button>
          <p className="msg bad" role="alert">
            {problem}
          </p>
        </div>
      </Form>
    </section>
  );
};
