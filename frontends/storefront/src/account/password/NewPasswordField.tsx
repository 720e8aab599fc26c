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

type Props = Omit<ComponentProps<typeof PasswordField>, 'hint'> & { typed: string };

/** A password that is set, with how hard it is to guess; the line of the hint is there from the beginning. */
export const NewPasswordField = ({ typed, ...field }: Props) => (
  <PasswordField autoComplete="new-password" hint={<Hint strength={passwordStrength(typed)} />} {...field} />
);
