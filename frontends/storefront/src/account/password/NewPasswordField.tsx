import { SegmentedProgress, Text } from '@sargam/kit';
import { PasswordField } from '@sargam/kit/forms';
import type { ComponentProps } from 'react';
import styles from './password.module.css';
import { passwordStrength, type Strength } from './password-strength.ts';

/** Weak and fair passwords. The others have the colour of the brand. */
const colors: Partial<Record<Strength, string>> = { 1: 'var(--danger)', 2: 'var(--accent)' };

const Hint = ({ strength }: { strength: Strength }) => (
  <span className={styles.strength}>
    <SegmentedProgress count={4} on={strength} color={colors[strength]} />
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
