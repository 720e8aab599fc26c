import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import fieldStyles from './field.module.css';

export type FieldProps = { label: ReactNode; error?: string; hint?: ReactNode };

/** The props that a field passes to its input. */
export type ControlProps = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };

type Props = FieldProps & { children: (control: ControlProps) => ReactNode };

/** Input props of a code in Latin letters: not corrected, not completed, in capitals on a touch keyboard. */
export const codeInputProps = {
  lang: 'en',
  autoComplete: 'off',
  autoCapitalize: 'characters',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

type MessageProps = { id: string } & Pick<FieldProps, 'error' | 'hint'>;

/** The error, or the hint of a field without an error. */
export const FieldMessage = ({ id, error, hint }: MessageProps) => {
  if (!error && !hint) return null;
  return (
    <p className={error ? `${fieldStyles.message} ${fieldStyles.invalid}` : fieldStyles.message} id={id}>
      {error && <IconAlertCircle aria-hidden />}
      {error ?? hint}
    </p>
  );
};

/** A label, the control, and below it the error or a hint. */
export const Field = ({ label, error, hint, children }: Props) => {
  const id = useId();
  const messageId = `${id}-below`;
  const control: ControlProps = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? messageId : undefined,
  };
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{label}</label>
      {children(control)}
      <FieldMessage id={messageId} error={error} hint={hint} />
    </div>
  );
};
