import './password.css';
import { Text } from '@sargam/kit';
import { PasswordField } from '@sargam/kit/forms';
import type { ComponentProps } from 'react';
import { passwordStrength, type Strength } from './password-strength.ts';

const Hint = ({ strength }: { strength: Strength }) => (
  <span className="strength">
    <span className={`beats of-${strength}`} aria-hidden="true">
      {[1, 2, 3, 4].map((step) => (
        <i key={step} className={step <= strength ? 'on' : ''} />
      ))}
    </span>
    <Text id={`storefront.password.strength_${strength}`} />
  </span>
);

type Props = Omit<ComponentProps<typeof PasswordField>, 'hint'> & { password: string };

/** A new password with a strength hint. The hint is always shown, so the layout does not move. */
export const NewPasswordField = ({ password, ...field }: Props) => (
  <PasswordField
    autoComplete="new-password"
    hint={<Hint strength={passwordStrength(password)} />}
    {...field}
  />
);
