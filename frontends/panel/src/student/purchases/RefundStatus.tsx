import { type ApiSchemas, Text, typography, useI18n } from '@sargam/kit';
import { CreditNoteButton } from '../../shared/CreditNoteButton.tsx';
import styles from './purchases.module.css';

type Refund = ApiSchemas['PurchaseRefund'];
type RefundPart = { at: 'wallet' | 'granted' | 'accepted' | 'refunded' | 'stuck'; amount: number };

/** The parts of a granted refund: the wallet part arrives at once, the card part goes through the gateway. */
export const splitRefund = ({
  state,
  wallet,
  card,
}: Pick<Refund, 'state' | 'wallet' | 'card'>): RefundPart[] => {
  if (state === 'asked' || state === 'declined') return [];
  return [
    ...(wallet > 0 ? [{ at: 'wallet' as const, amount: wallet }] : []),
    ...(card > 0 ? [{ at: state, amount: card }] : []),
  ];
};

/** Formats the date of a refund state. */
const useFormatDay = (): ((moment: string | null) => string) => {
  const { format } = useI18n();
  return (moment) => (moment ? format.date(moment) : '');
};

const GrantedRefund = ({ refund }: { refund: Refund }) => {
  const { t, format } = useI18n();
  const date = useFormatDay()(refund.arrivedAt);
  return (
    <>
      <b className={typography.bold}>{t('panel.refund.given', { amount: format.money(refund.amount) })}</b>
      {refund.automatic && (
        <span>
          {t(refund.reason === 'paid_twice' ? 'panel.refund.automatic' : 'panel.refund.automatic_late')}
        </span>
      )}
      {splitRefund(refund).map(({ at, amount }) => (
        <span key={at}>{t(`panel.refund.at.${at}`, { amount: format.money(amount), date })}</span>
      ))}
    </>
  );
};

const DeclinedRefund = ({ refund: { decidedAt, answer } }: { refund: Refund }) => (
  <>
    <b className={typography.bold}>
      <Text id="panel.refund.declined" values={{ date: useFormatDay()(decidedAt) }} />
    </b>
    {answer && <q>{answer}</q>}
  </>
);

/** A refund request, its answer, or the granted refund with its credit note. */
export const RefundStatus = ({ refund }: { refund: Refund }) => {
  const { t } = useI18n();
  const day = useFormatDay();
  const { state, askedAt, creditNote } = refund;
  return (
    <div className={`${styles.refund} ${typography.tiny} ${styles[state] ?? ''}`}>
      {state === 'asked' && <span>{t('panel.refund.asked', { date: day(askedAt) })}</span>}
      {state === 'declined' && <DeclinedRefund refund={refund} />}
      {state !== 'asked' && state !== 'declined' && <GrantedRefund refund={refund} />}
      {creditNote && <CreditNoteButton refund={refund._id} number={creditNote} />}
    </div>
  );
};
