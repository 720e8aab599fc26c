import { type ApiSchemas, Button, layout, Text, typography, useI18n } from '@sargam/kit';
import { IconFingerprint } from '@tabler/icons-react';
import sessionsStyles from '../sessions/sessions.module.css';
import type { useSecondFactor } from './useSecondFactor.ts';

type Actions = ReturnType<typeof useSecondFactor>;
type RowProps = {
  passkey: ApiSchemas['Passkey'];
  busy: boolean;
  /** Absent for the only second factor of somebody who needs one. */
  onRemove: (() => void) | undefined;
};

const PasskeyRow = ({ passkey: { name, createdAt, usedAt }, busy, onRemove }: RowProps) => {
  const { t, format } = useI18n();
  return (
    <li className={sessionsStyles.session}>
      <IconFingerprint aria-hidden />
      <div className={layout.grow}>
        <p>
          <b className={typography.bold}>{name}</b>
        </p>
        <p className={`${typography.small} ${typography.muted} ${sessionsStyles.facts}`}>
          <span>{t('panel.passkeys.added', { day: format.date(createdAt) })}</span>
          {usedAt && <span>{t('panel.passkeys.used', { day: format.date(usedAt) })}</span>}
        </p>
      </div>
      {onRemove && (
        <Button
          variant="line"
          size="small"
          busy={busy}
          aria-label={t('panel.passkeys.remove_label', { name })}
          onClick={onRemove}
          text="panel.passkeys.remove"
        />
      )}
    </li>
  );
};

/** The passkeys of the person. */
export const Passkeys = ({ state, actions }: { state: ApiSchemas['SecondFactor']; actions: Actions }) => {
  const { passkeys, required, since } = state;
  const canRemove = !required || since !== null || passkeys.length > 1;
  return (
    <>
      <h3>
        <Text id="panel.passkeys.title" />
      </h3>
      <p className={typography.muted}>
        <Text id="panel.passkeys.text" />
      </p>
      {passkeys.length > 0 && (
        <ul className={sessionsStyles.sessions}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              busy={actions.removingPasskey === passkey.id}
              onRemove={canRemove ? () => actions.removePasskey(passkey.id) : undefined}
            />
          ))}
        </ul>
      )}
    </>
  );
};
