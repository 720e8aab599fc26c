import { Button, Dialog, DialogActions, useTranslate } from '@sargam/kit';
import { Form, PasswordField, useFieldProps, useForm, z, zodResolver } from '@sargam/kit/forms';
import { useEffect } from 'react';
import styles from './step-up.module.css';
import { useStepUp } from './useStepUp.ts';

const schema = z.object({ password: z.string().min(1, 'kit.person.password_required') });

const StepUpForm = ({ busy, failure, enter, cancel }: Omit<ReturnType<typeof useStepUp>, 'open'>) => {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '' } });
  const field = useFieldProps(form, 'kit.person')('password');
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

/** Asks for the password while a call that needs a recent one waits; the call is then repeated. */
export const StepUpDialog = () => {
  const t = useTranslate();
  const { open, ...form } = useStepUp();
  return (
    <Dialog open={open} onClose={form.cancel} title={t('kit.step_up.title')} actions={null}>
      <p>{t('kit.step_up.text')}</p>
      <StepUpForm {...form} />
    </Dialog>
  );
};
