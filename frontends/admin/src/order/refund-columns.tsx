import { type ApiSchemas, Badge, type BadgeKind, Button, Text, typography, useI18n } from '@sargam/kit';
import { dateTimeColumn, moneyColumn, type TableColumn } from '../table/index.ts';
import { DocumentButton } from './DocumentButton.tsx';
import orderStyles from './order.module.css';
import type { AdminRefund } from './order-record.ts';
import type { RefundDecisionKind } from './RefundDecision.tsx';

type RefundAttempt = ApiSchemas['RefundAttempt'];

const badges: Record<AdminRefund['state'], BadgeKind> = {
  asked: 'warning',
  declined: 'plain',
  granted: 'info',
  accepted: 'info',
  refunded: 'success',
  stuck: 'danger',
};

/** The tries to send the card part, for a refund that did not go through at once. */
const Attempts = ({ attempts }: { attempts: readonly RefundAttempt[] }) => {
  const { t, format } = useI18n();
  return (
    <ul className={orderStyles.attempts}>
      {attempts.map(({ _id, state, openedAt, failureReason }) => (
        <li key={_id}>
          {format.shortDate(openedAt)} {t(`admin.refund.attempt.${state}`)}{' '}
          {failureReason && <span lang="en">{failureReason}</span>}
        </li>
      ))}
    </ul>
  );
};

const Why = ({ refund: { reason, note, answer, automatic } }: { refund: AdminRefund }) => (
  <>
    <Text id={automatic ? 'admin.refund.automatic' : `admin.refund.reason.${reason}`} />
    {[note, answer].filter(Boolean).map((text) => (
      <p key={text} className={`${typography.small} ${typography.muted}`}>
        {text}
      </p>
    ))}
  </>
);

export const refundState: TableColumn<AdminRefund> = {
  key: 'state',
  header: 'admin.orders.col.state',
  cell: ({ state }) => <Badge kind={badges[state]} text={`admin.refund.state.${state}`} />,
  value: ({ state }, { t }) => t(`admin.refund.state.${state}`),
};

export const refundAmounts: TableColumn<AdminRefund>[] = [
  moneyColumn({ key: 'amount', header: 'admin.orders.col.amount', taka: ({ amount }) => amount }),
  moneyColumn({ key: 'wallet', header: 'admin.refund.wallet', taka: ({ wallet }) => wallet }),
  moneyColumn({ key: 'card', header: 'admin.refund.card', taka: ({ card }) => card }),
];

export const refundWhy: TableColumn<AdminRefund> = {
  key: 'why',
  header: 'admin.refund.reason_label',
  narrow: 'full',
  cell: (refund) => <Why refund={refund} />,
  value: ({ reason, note }, { t }) => [t(`admin.refund.reason.${reason}`), note].filter(Boolean).join(': '),
};

type Decide = (refund: AdminRefund, kind: RefundDecisionKind) => void;

/** What may be decided about a refund now, and its credit note. */
const Decisions = ({ refund, decide }: { refund: AdminRefund; decide: Decide }) => (
  <div className={orderStyles.decisions}>
    {refund.state === 'asked' && (
      <>
        <Button size="small" onClick={() => decide(refund, 'grant')} text="admin.refund.open" />
        <Button
          size="small"
          variant="line"
          onClick={() => decide(refund, 'decline')}
          text="admin.refund.decline"
        />
      </>
    )}
    {refund.state === 'stuck' && (
      <Button size="small" onClick={() => decide(refund, 'retry')} text="admin.refund.retry" />
    )}
    {refund.creditNote && (
      <DocumentButton
        small
        path={`/order/refund/${refund._id}/credit-note`}
        number={refund.creditNote}
        text={refund.creditNote}
      />
    )}
  </div>
);

/** The refunds of one order. `decide` opens the dialog of a decision. */
export const refundColumns = (
  attempts: readonly RefundAttempt[],
  decide: Decide,
): TableColumn<AdminRefund>[] => [
  dateTimeColumn({
    key: 'date',
    header: 'admin.orders.col.date',
    at: ({ decidedAt, askedAt }) => decidedAt ?? askedAt,
  }),
  {
    ...refundState,
    cell: (refund) => (
      <>
        {refundState.cell(refund)}
        <Attempts attempts={attempts.filter((attempt) => attempt.refund === refund._id)} />
      </>
    ),
  },
  refundWhy,
  ...refundAmounts,
  {
    key: 'actions',
    header: 'admin.settlements.actions',
    hideHeader: true,
    narrow: 'full',
    cell: (refund) => <Decisions refund={refund} decide={decide} />,
  },
];
