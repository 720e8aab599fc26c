import { typography, useI18n } from '@sargam/kit';
import { Cause, causeText } from '../cause/index.ts';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { dateTimeColumn, EmptyCell, latinColumn, personColumn, type TableColumn } from '../table/index.ts';
import styles from './audit.module.css';
import { actionText } from './audit-actions.ts';
import { type AuditEntry, isKnownKind, targetPath } from './audit-entry.ts';
import { EntryChanges } from './EntryChanges.tsx';

const Action = ({ action }: Pick<AuditEntry, 'action'>) => actionText(action, useI18n().t);

const Target = (entry: AuditEntry) => {
  const { t } = useI18n();
  const { targetKind, targetId } = entry;
  return (
    <>
      {isKnownKind(targetKind) ? t(`admin.audit.kind.${targetKind}`) : targetKind}
      <ScreenLink
        to={targetPath(entry)}
        className={`${styles.target} ${typography.tiny} ${typography.digits}`}
        lang="en"
      >
        {targetId}
      </ScreenLink>
    </>
  );
};

export const auditColumns: TableColumn<AuditEntry>[] = [
  dateTimeColumn({ key: 'at', header: 'admin.audit.at', fixed: true, at: ({ at }) => at }),
  personColumn({
    key: 'actor',
    header: 'admin.audit.who',
    person: ({ actor, actorName }) => ({ id: actor, name: actorName || actor }),
  }),
  {
    key: 'action',
    header: 'admin.audit.what',
    cell: ({ action }) => <Action action={action} />,
    value: ({ action }, { t }) => actionText(action, t),
  },
  {
    key: 'target',
    header: 'admin.audit.target',
    narrow: 'full',
    cell: (entry) => <Target {...entry} />,
    value: ({ targetKind, targetId }) => `${targetKind} ${targetId}`,
  },
  {
    key: 'reason',
    header: 'admin.audit.why',
    narrow: 'full',
    cell: ({ reason }) => (reason ? <Cause reason={reason} /> : <EmptyCell />),
    value: ({ reason }, i18n) => causeText(reason, i18n),
  },
  {
    key: 'changes',
    header: 'admin.audit.changes',
    narrow: 'full',
    cell: (entry) => <EntryChanges entry={entry} />,
  },
  latinColumn({
    key: 'network',
    header: 'admin.audit.network',
    narrow: 'hide',
    text: ({ network }) => network,
  }),
];
