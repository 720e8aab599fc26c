import './password.css';
import { useTranslate } from '@sargam/kit';
import { PasswordField } from '@sargam/kit/forms';
import type { ComponentProps } from 'react';
import { passwordStrength, type Strength } from './password-strength.ts';

const Hint = ({ strength }: { strength: Strength }) => {
  const t = useTranslate();
  return (
    <span className="strength">
      <span className={`beats of-${strength}`} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <i key={step} className={step <= strength ? 'on' : ''} />
        ))}
      </span>
      {t(`storefront.password.strength_${strength}`)}
    </span>
  );
};

type Props = Omit<ComponentProps<typeof PasswordField>, 'hint'> & { password: string };

/** A new password with a strength hint. The hint is always shown, so the layout does not move. */
export const NewPasswordField = ({ password, ...field }: Props) => (
  <PasswordField
    autoComplete="new-password"
    hint={<Hint strength={passwordStrength(password)} />}
    {...field}
  />
);
