import { DeclineDialog } from './DeclineDialog.tsx';
import type { AdminRefund } from './order-record.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { RetryDialog } from './RetryDialog.tsx';

export type RefundDecisionKind = 'grant' | 'decline' | 'retry';

type Props = {
  refund: AdminRefund;
  kind: RefundDecisionKind;
  /** Whether the card part was sent to the payment gateway. */
  wasSent: boolean;
  onClose: () => void;
};

/** The dialog of a decision about one refund. */
export const RefundDecision = ({ refund, kind, wasSent, onClose }: Props) => {
  if (kind === 'decline') return <DeclineDialog refund={refund} onClose={onClose} />;
  if (kind === 'retry') return <RetryDialog refund={refund} wasSent={wasSent} onClose={onClose} />;
  if (!refund.orderId) return null;
  return <RefundDialog orderId={refund.orderId} left={refund.amount} request={refund} onClose={onClose} />;
};
