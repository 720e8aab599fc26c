import { Badge, type BadgeKind, useTranslate } from '@sargam/kit';
import type { Order } from './fetch-orders.ts';

const kinds: Record<Order['state'], BadgeKind> = {
  created: 'warn',
  awaiting_payment: 'warn',
  paid: 'ok',
  partly_refunded: 'ok',
  refunded: 'info',
  failed: 'bad',
  cancelled: 'plain',
  expired: 'plain',
  review: 'info',
};

export const OrderStateBadge = ({ state }: { state: Order['state'] }) => {
  const t = useTranslate();
  return <Badge kind={kinds[state]}>{t(`admin.state.${state}`)}</Badge>;
};
