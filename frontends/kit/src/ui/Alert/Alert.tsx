import './alert.css';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type Props = { title: ReactNode; text?: ReactNode; action?: ReactNode; kind?: 'danger' | 'info' };

/** A message inside the page that the user must read before continuing, such as a changed price. */
export const Alert = ({ title, text, action, kind = 'danger' }: Props) => (
  <div className={kind === 'info' ? 'err info' : 'err'} role={kind === 'info' ? 'status' : 'alert'}>
    {kind === 'info' ? <IconInfoCircle aria-hidden /> : <IconAlertTriangle aria-hidden />}
    <div className="grow">
      <b className="b">{title}</b>
      {text && <p className="sm">{text}</p>}
    </div>
    {action}
  </div>
);
