import { IconButton } from '@sargam/kit';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import fieldStyles from './field.module.css';

type Props = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { ref?: Ref<HTMLInputElement> };

/** A password input with a button that shows the password. */
export const PasswordField = ({ label, error, hint, className, ...input }: Props) => {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <div className={fieldStyles.inputWithButton}>
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={`${fieldStyles.input} ${className ?? ''}`}
          />
          <IconButton
            small
            label={shown ? 'kit.password.hide' : 'kit.password.show'}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <IconEyeOff aria-hidden /> : <IconEye aria-hidden />}
          </IconButton>
        </div>
      )}
    </Field>
  );
};
