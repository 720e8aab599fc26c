import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';
import styles from './alert.module.css';

type Props = { title: ReactNode; text?: ReactNode; action?: ReactNode; kind?: 'danger' | 'info' };

/** A message inside the page that the user must read before continuing, such as a changed price. */
export const Alert = ({ title, text, action, kind = 'danger' }: Props) => (
  <div
    className={kind === 'info' ? `${styles.alert} ${styles.info}` : styles.alert}
    role={kind === 'info' ? 'status' : 'alert'}
  >
    {kind === 'info' ? <IconInfoCircle aria-hidden /> : <IconAlertTriangle aria-hidden />}
    <div className={layout.grow}>
      <b className={typography.bold}>{title}</b>
      {text && <p className={typography.small}>{text}</p>}
    </div>
    {action}
  </div>
);
