import {
  type ApiSchemas,
  Badge,
  type BadgeKind,
  type Column,
  EmptyState,
  Table,
  typography,
  useI18n,
} from '@sargam/kit';
import panelStyles from '../../shared/panel.module.css';
import earnStyles from './earn.module.css';

type Friend = ApiSchemas['Referral'];

const badgeKinds: Record<Friend['state'], BadgeKind> = {
  pending: 'warning',
  earned: 'success',
  reversed: 'danger',
};

const useColumns = (): Column<Friend>[] => {
  const { t, format } = useI18n();
  return [
    { header: 'panel.earn.friend', cell: ({ name }) => <span className={typography.bold}>{name}</span> },
    {
      header: 'panel.earn.joined_on',
      cell: ({ joinedAt }) => (
        <time className={`${typography.digits} ${typography.muted}`} dateTime={joinedAt}>
          {format.date(joinedAt)}
        </time>
      ),
    },
    {
      header: 'panel.purchases.status',
      cell: ({ state }) => (
        <span className={earnStyles.friendState}>
          <Badge kind={badgeKinds[state]} text={`panel.earn.state.${state}`} />
          <span className={`${typography.tiny} ${typography.faint}`}>
            {t(`panel.earn.state_text.${state}`)}
          </span>
        </span>
      ),
      narrowLayout: 'full',
    },
    {
      header: 'panel.earn.reward',
      cell: ({ state, reward }) =>
        state === 'reversed' ? (
          <s className={`${typography.faint} ${typography.noWrap}`}>{format.money(reward)}</s>
        ) : (
          <span className={`${typography.bold} ${typography.noWrap}`}>{format.money(reward)}</span>
        ),
      numeric: true,
      narrowLayout: 'full',
    },
  ];
};

/** Users who joined with the code (first names only) and their rewards. */
export const ReferredFriends = ({ referrals: { data } }: { referrals: ApiSchemas['Referrals'] }) => {
  const { t } = useI18n();
  const columns = useColumns();
  return (
    <div>
      <div className={panelStyles.sectionHead}>
        <h2>{t('panel.earn.friends')}</h2>
      </div>
      {data.length === 0 ? (
        <EmptyState title={t('panel.earn.empty')} text={t('panel.earn.empty_text')} />
      ) : (
        <Table
          columns={columns}
          rows={data}
          // The response has no id, and first name and date may be equal.
          rowKey={(friend) => `${data.indexOf(friend)}`}
          isHighlighted={({ state }) => state === 'earned'}
          caption="panel.earn.friends"
        />
      )}
    </div>
  );
};
