import { Button, Text } from '@sargam/kit';
import { Form, TextField, useFieldProps, useForm } from '@sargam/kit/forms';
import { useEffect } from 'react';

type Props = {
  /** The text key of the button. */
  button: string;
  busy: boolean;
  /** The error of the last code. */
  failure: string | undefined;
  onCode: (code: string) => void;
  /** The text key below the field. */
  hint?: string;
};

/** Asks for a code of the authenticator. The field gets the focus, again after a wrong code. */
export const CodeForm = ({ button, busy, failure, onCode, hint }: Props) => {
  const form = useForm({ defaultValues: { code: '' } });
  const field = useFieldProps(form, 'kit.second_factor')('code', {
    setValueAs: (typed: string) => typed.trim(),
    required: 'kit.second_factor.code_required',
  });
  const { setFocus } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new failure moves the focus
  useEffect(() => setFocus('code', { shouldSelect: true }), [failure, setFocus]);
  return (
    <Form form={form} onSubmit={({ code }) => (busy ? undefined : onCode(code))}>
      <TextField
        {...field}
        error={field.error ?? failure}
        hint={hint && <Text id={hint} />}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        lang="en"
      />
      <Button type="submit" busy={busy} text={button} />
    </Form>
  );
};
