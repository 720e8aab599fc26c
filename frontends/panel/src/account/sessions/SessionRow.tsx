import { type ApiSchemas, Badge, Button, layout, typography, useFormat, useTranslate } from '@sargam/kit';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { type Device, parseUserAgent } from './parse-user-agent.ts';
import styles from './sessions.module.css';

type Props = { session: ApiSchemas['OwnSession']; busy: boolean; onEnd: () => void };

const useDeviceText = ({ browser, system }: Device): string => {
  const t = useTranslate();
  if (browser && system) return t('panel.sessions.device', { browser, system });
  return browser ?? system ?? t('panel.sessions.unknown');
};

const useFormatInstant = () => {
  const format = useFormat();
  return (instant: string): string => `${format.date(instant)}, ${format.time(instant)}`;
};

/** One logged-in browser. */
export const SessionRow = ({ session, busy, onEnd }: Props) => {
  const t = useTranslate();
  const when = useFormatInstant();
  const device = parseUserAgent(session.device);
  const name = useDeviceText(device);
  const Icon = device.isPhone ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={styles.session}>
      <Icon aria-hidden />
      <div className={layout.grow}>
        <p className={`${layout.row} ${layout.wrapping}`}>
          <b className={typography.bold}>{name}</b>
          {session.current && <Badge kind="success" text="panel.sessions.here" />}
        </p>
        <p className={`${typography.small} ${typography.muted} ${styles.facts}`}>
          <span>{t('panel.sessions.used', { at: when(session.usedAt) })}</span>
          <span>{t('panel.sessions.started', { at: when(session.startedAt) })}</span>
          {session.address && (
            <span>
              {t('panel.sessions.address')}{' '}
              <span className={typography.digits} lang="en">
                {session.address.replace(/^::ffff:/, '')}
              </span>
            </span>
          )}
        </p>
      </div>
      <Button
        variant="line"
        size="small"
        busy={busy}
        aria-label={t('panel.sessions.end_label', { device: name })}
        onClick={onEnd}
        text="panel.sessions.end"
      />
    </li>
  );
};
