import { Badge, useTranslate } from '@sargam/kit';
import {
  dateColumn,
  idColumn,
  moneyColumn,
  PersonCell,
  personColumn,
  type TableColumn,
} from '../table/index.ts';
import { type GiftCard, giftCardBadges, giftCardState } from './store-orders.ts';

export const GiftCardBadge = ({ card }: { card: GiftCard }) => (
  <Badge kind={giftCardBadges[giftCardState(card)]} text={`admin.giftcard.state.${giftCardState(card)}`} />
);

/** The receiver, with a link to the account that used the card; or that the buyer is the receiver. */
const Receiver = ({ usedBy, receiverName, receiverEmail }: GiftCard) => {
  const t = useTranslate();
  return <PersonCell id={usedBy} name={receiverName || t('admin.giftcard.myself')} email={receiverEmail} />;
};

export const giftCardColumns: TableColumn<GiftCard>[] = [
  idColumn({
    key: 'card',
    header: 'admin.giftcard.card',
    fixed: true,
    id: ({ _id }) => _id,
    path: '/admin/store',
  }),
  {
    key: 'code',
    header: 'admin.giftcard.code',
    cell: ({ lastFour }) => <span lang="en">•••• {lastFour}</span>,
    value: ({ lastFour }) => lastFour,
  },
  idColumn({
    key: 'order',
    header: 'admin.orders.col.order',
    id: ({ orderId }) => orderId,
    path: '/admin/store/order',
  }),
  personColumn({
    key: 'sender',
    header: 'admin.giftcard.sender',
    narrow: 'full',
    person: ({ purchasedBy, senderName, purchasedByName }) => ({
      id: purchasedBy,
      name: senderName || purchasedByName,
    }),
  }),
  {
    key: 'receiver',
    header: 'admin.giftcard.receiver',
    narrow: 'full',
    cell: (card) => <Receiver {...card} />,
    value: ({ receiverName, receiverEmail }) => (receiverName ? `${receiverName} <${receiverEmail}>` : ''),
  },
  dateColumn({ key: 'valid_to', header: 'admin.giftcard.valid_to', at: ({ valid_to }) => valid_to }),
  {
    key: 'state',
    header: 'admin.orders.col.state',
    cell: (card) => <GiftCardBadge card={card} />,
    value: (card, { t }) => t(`admin.giftcard.state.${giftCardState(card)}`),
  },
  moneyColumn({ key: 'value', header: 'admin.giftcard.value', taka: ({ value }) => value }),
  moneyColumn({ key: 'price', header: 'admin.giftcard.price', taka: ({ price }) => price }),
];
