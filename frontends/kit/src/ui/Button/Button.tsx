import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Text } from '../../i18n/Text.tsx';
import type { TranslationValues } from '../../i18n/translate.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { Link, type LinkProps } from '../../router/Link.tsx';
import { Loader } from '../Loading/Loader.tsx';
import buttonStyles from './button.module.css';

/** `main`: the primary action of a view; `solid`: submit; `line`: secondary action; `danger`: only in a dialog. */
export type ButtonVariant = 'main' | 'solid' | 'line' | 'soft' | 'ghost' | 'danger';
type ButtonStyle = {
  variant?: ButtonVariant;
  size?: 'small' | 'large';
  wide?: boolean;
  icon?: ReactNode;
  /** The text key of the content, instead of `children`. */
  text?: string;
};

const classNames = ({ variant = 'solid', size, wide }: ButtonStyle, more = ''): string =>
  [buttonStyles.button, buttonStyles[variant], size && buttonStyles[size], wide && buttonStyles.wide, more]
    .filter(Boolean)
    .join(' ');

type ButtonProps = ButtonStyle & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean };

/** A button. `busy` replaces the icon with a loader and ignores clicks. */
export const Button = ({
  variant,
  size,
  wide,
  icon,
  busy,
  className,
  text,
  children,
  type = 'button',
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={classNames({ variant, size, wide }, `${busy ? buttonStyles.loading : ''} ${className ?? ''}`)}
    aria-busy={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : rest.onClick}
  >
    {busy ? <Loader /> : icon}
    {text ? <Text id={text} /> : children}
  </button>
);

/** A link that looks like a button. */
export const ButtonLink = ({
  variant,
  size,
  wide,
  icon,
  className,
  text,
  children,
  ...rest
}: ButtonStyle & LinkProps) => (
  <Link {...rest} className={classNames({ variant, size, wide }, className)}>
    {icon}
    {text ? <Text id={text} /> : children}
  </Link>
);

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** Text key of the accessible name, and the values of its placeholders. */
  label: string;
  values?: TranslationValues;
  small?: boolean;
  line?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** A round button with only an icon. */
export const IconButton = ({ label, values, small, line, className, children, ...rest }: IconButtonProps) => {
  const name = useTranslate()(label, values);
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      {...rest}
      className={[buttonStyles.iconButton, small && buttonStyles.small, line && buttonStyles.line, className]
        .filter(Boolean)
        .join(' ')}
    >
      {children}
    </button>
  );
};
