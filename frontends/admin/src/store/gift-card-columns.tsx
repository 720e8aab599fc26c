import { Badge, useTranslate } from '@sargam/kit';
import { DateCell, IdCell, MoneyCell, PersonCell, type TableColumn } from '../table/index.ts';
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
  {
    key: 'card',
    header: 'admin.giftcard.card',
    fixed: true,
    cell: ({ _id }) => <IdCell id={_id} to={`/admin/store/${_id}`} />,
    value: ({ _id }) => _id,
  },
  {
    key: 'code',
    header: 'admin.giftcard.code',
    cell: ({ lastFour }) => <span lang="en">•••• {lastFour}</span>,
    value: ({ lastFour }) => lastFour,
  },
  {
    key: 'order',
    header: 'admin.orders.col.order',
    cell: ({ orderId }) => <IdCell id={orderId} to={`/admin/store/order/${orderId}`} />,
    value: ({ orderId }) => orderId,
  },
  {
    key: 'sender',
    header: 'admin.giftcard.sender',
    narrow: 'full',
    cell: ({ purchasedBy, senderName, purchasedByName }) => (
      <PersonCell id={purchasedBy} name={senderName || purchasedByName} />
    ),
    value: ({ senderName, purchasedByName }) => senderName || purchasedByName,
  },
  {
    key: 'receiver',
    header: 'admin.giftcard.receiver',
    narrow: 'full',
    cell: (card) => <Receiver {...card} />,
    value: ({ receiverName, receiverEmail }) => (receiverName ? `${receiverName} <${receiverEmail}>` : ''),
  },
  {
    key: 'valid_to',
    header: 'admin.giftcard.valid_to',
    cell: ({ valid_to }) => <DateCell at={valid_to} />,
    value: ({ valid_to }, { format }) => format.shortDate(valid_to),
  },
  {
    key: 'state',
    header: 'admin.orders.col.state',
    cell: (card) => <GiftCardBadge card={card} />,
    value: (card, { t }) => t(`admin.giftcard.state.${giftCardState(card)}`),
  },
  {
    key: 'value',
    header: 'admin.giftcard.value',
    numeric: true,
    cell: ({ value }) => <MoneyCell taka={value} />,
    value: ({ value }) => value,
  },
  {
    key: 'price',
    header: 'admin.giftcard.price',
    numeric: true,
    cell: ({ price }) => <MoneyCell taka={price} />,
    value: ({ price }) => price,
  },
];
