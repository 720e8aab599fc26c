import { Button, layout, typography, useTranslate } from '@sargam/kit';
import { IconBrandFacebook, IconBrandGoogle, IconLock } from '@tabler/icons-react';
import sessionsStyles from '../sessions/sessions.module.css';
import type { LoginMethod } from './login-methods.ts';

const icons = { password: IconLock, google: IconBrandGoogle, facebook: IconBrandFacebook } as const;

type Props = {
  method: LoginMethod;
  name: string;
  text: string;
  /** Absent for the only way to log in. */
  onRemove?: (() => void) | undefined;
};

/** One way to log in. */
export const LoginRow = ({ method, name, text, onRemove }: Props) => {
  const t = useTranslate();
  const Icon = icons[method];
  return (
    <li className={sessionsStyles.session}>
      <Icon aria-hidden />
      <div className={layout.grow}>
        <p>
          <b className={typography.bold}>{name}</b>
        </p>
        <p className={`${typography.small} ${typography.muted}`}>{text}</p>
      </div>
      {onRemove && (
        <Button
          variant="line"
          size="small"
          aria-label={t('panel.logins.remove_label', { name })}
          onClick={onRemove}
          text="panel.logins.remove"
        />
      )}
    </li>
  );
};
