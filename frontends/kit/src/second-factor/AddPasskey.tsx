import { Alert, api, Button, Text } from '@sargam/kit';
import { Form, TextField, useFieldProps, useForm } from '@sargam/kit/forms';
import { useMutation } from '@tanstack/react-query';
import { createPasskey, supportsPasskeys } from './passkey.ts';
import styles from './second-factor.module.css';
import { useSecondFactorErrorText } from './useSecondFactorErrorText.ts';

/** `token`: of a login that needs the set-up first; without it the logged-in user adds a passkey. */
type Props = { token?: string; onDone: () => void };

/** Creates a passkey with the browser, under a name that the person chooses. */
export const AddPasskey = ({ token, onDone }: Props) => {
  const errorText = useSecondFactorErrorText();
  const form = useForm({ defaultValues: { name: '' } });
  const field = useFieldProps(form, 'kit.passkey')('name', {
    setValueAs: (typed: string) => typed.trim(),
    required: 'kit.passkey.name_required',
  });
  const add = useMutation({
    mutationFn: async (name: string) => {
      const { options } = await api.POST('/user/passkeys/options', { body: { token } });
      return api.POST('/user/passkeys', { body: { token, name, credential: await createPasskey(options) } });
    },
    onSuccess: () => {
      form.reset();
      onDone();
    },
  });
  if (!supportsPasskeys()) return <Alert kind="info" title={<Text id="kit.passkey.unsupported" />} />;
  return (
    <div className={styles.setUp}>
      {add.error && <Alert title={errorText(add.error)} />}
      <Form form={form} onSubmit={({ name }) => (add.isPending ? undefined : add.mutate(name))}>
        <TextField {...field} hint={<Text id="kit.passkey.name_hint" />} autoComplete="off" maxLength={60} />
        <Button type="submit" variant="line" busy={add.isPending} text="kit.passkey.add" />
      </Form>
    </div>
  );
};
