import { DeclineDialog } from './DeclineDialog.tsx';
import type { AdminRefund } from './order-record.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { RetryDialog } from './RetryDialog.tsx';

export type RefundDecisionKind = 'grant' | 'decline' | 'retry';

type Props = { refund: AdminRefund; kind: RefundDecisionKind; onClose: () => void };

/** The dialog of a decision about one refund. */
export const RefundDecision = ({ refund, kind, onClose }: Props) => {
  if (kind === 'decline') return <DeclineDialog refund={refund} onClose={onClose} />;
  if (kind === 'retry') return <RetryDialog refund={refund} onClose={onClose} />;
  if (!refund.orderId) return null;
  return <RefundDialog orderId={refund.orderId} left={refund.amount} request={refund} onClose={onClose} />;
};
