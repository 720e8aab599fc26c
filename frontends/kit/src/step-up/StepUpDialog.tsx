import { api, apiGet, Button, Dialog, DialogActions, useTranslate, useUser } from '@sargam/kit';
import { Form, PasswordField, useFieldProps, useForm } from '@sargam/kit/forms';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PasskeyButton } from '../second-factor/PasskeyButton.tsx';
import styles from './step-up.module.css';
import { useStepUp } from './useStepUp.ts';

type FormProps = Omit<ReturnType<typeof useStepUp>, 'open' | 'accept'>;

const StepUpForm = ({ busy, failure, enter, cancel }: FormProps) => {
  const form = useForm({ defaultValues: { password: '' } });
  const field = useFieldProps(form, 'kit.person')('password', { required: 'kit.person.password_required' });
  const { setFocus } = form;
  useEffect(() => {
    if (failure) setFocus('password', { shouldSelect: true });
  }, [failure, setFocus]);
  return (
    <Form className={styles.form} form={form} onSubmit={({ password }) => enter(password)}>
      <PasswordField
        {...field}
        error={field.error ?? failure}
        autoComplete="current-password"
        data-initial-focus
      />
      <DialogActions>
        <Button variant="line" onClick={cancel} text="kit.cancel" />
        <Button type="submit" busy={busy} text="kit.step_up.confirm" />
      </DialogActions>
    </Form>
  );
};

/** Staff only: students have no passkeys. */
const useHasPasskey = (open: boolean): boolean => {
  const user = useUser();
  const { data } = useQuery({ ...apiGet('/user/second-factor'), enabled: open && !!user && user.type !== 4 });
  return (data?.passkeys.length ?? 0) > 0;
};

/** Asks for the password or a passkey while a call that needs a recent one waits; the call is then repeated. */
export const StepUpDialog = () => {
  const t = useTranslate();
  const { open, accept, ...form } = useStepUp();
  const hasPasskey = useHasPasskey(open);
  return (
    <Dialog open={open} onClose={form.cancel} title={t('kit.step_up.title')} actions={null}>
      <p>{t(hasPasskey ? 'kit.step_up.text_passkey' : 'kit.step_up.text')}</p>
      {hasPasskey && (
        <PasskeyButton
          start={() => api.POST('/user/step-up/passkey/options')}
          finish={(credential) => api.POST('/user/step-up/passkey', { body: { credential } })}
          onDone={accept}
        />
      )}
      <StepUpForm {...form} />
    </Dialog>
  );
};
