import { type ApiSchemas, Badge, type BadgeKind, type Column, EmptyState, Table, useI18n } from '@sargam/kit';
import panelStyles from '../../shared/panel.module.css';
import earnStyles from './earn.module.css';

type Friend = ApiSchemas['Referral'];

const badgeKinds: Record<Friend['state'], BadgeKind> = { pending: 'warn', earned: 'ok', reversed: 'bad' };

const useColumns = (): Column<Friend>[] => {
  const { t, format } = useI18n();
  return [
    { header: 'panel.earn.friend', cell: ({ name }) => <span className="b">{name}</span> },
    {
      header: 'panel.earn.joined_on',
      cell: ({ joinedAt }) => (
        <time className="num muted" dateTime={joinedAt}>
          {format.date(joinedAt)}
        </time>
      ),
    },
    {
      header: 'panel.purchases.status',
      cell: ({ state }) => (
        <span className={earnStyles.friendState}>
          <Badge kind={badgeKinds[state]} text={`panel.earn.state.${state}`} />
          <span className="xs faint">{t(`panel.earn.state_text.${state}`)}</span>
        </span>
      ),
      narrowLayout: 'full',
    },
    {
      header: 'panel.earn.reward',
      cell: ({ state, reward }) =>
        state === 'reversed' ? (
          <s className="faint nowrap">{format.money(reward)}</s>
        ) : (
          <span className="b nowrap">{format.money(reward)}</span>
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
          rowClass={({ state }) => (state === 'earned' ? 'paid' : undefined)}
          caption="panel.earn.friends"
        />
      )}
    </div>
  );
};
