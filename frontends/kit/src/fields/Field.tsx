import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import fieldStyles from './field.module.css';

export type FieldProps = { label: ReactNode; error?: string; hint?: ReactNode };

/** The props that a field passes to its input. */
export type ControlProps = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };

type Props = FieldProps & { children: (control: ControlProps) => ReactNode };

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
      {(error || hint) && (
        <p
          className={error ? `${fieldStyles.message} ${fieldStyles.invalid}` : fieldStyles.message}
          id={messageId}
        >
          {error && <IconAlertCircle aria-hidden />}
          {error ?? hint}
        </p>
      )}
    </div>
  );
};
