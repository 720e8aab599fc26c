import './field.css';
import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';

export type FieldProps = { label: ReactNode; error?: string; hint?: ReactNode };

/** What an input gets from the field around it. */
export type ControlProps = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };

type Props = FieldProps & { children: (control: ControlProps) => ReactNode };

/** A label above, the control, and below it what is wrong (in the specification's words) or a hint. */
export const Field = ({ label, error, hint, children }: Props) => {
  const id = useId();
  const below = `${id}-below`;
  const control: ControlProps = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? below : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(control)}
      {(error || hint) && (
        <p className={error ? 'msg bad' : 'msg'} id={below}>
          {error && <IconAlertCircle aria-hidden />}
          {error ?? hint}
        </p>
      )}
    </div>
  );
};
