import { apiGet, GiftCardArt, Skeleton, Text, useI18n, useParams } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { Facts, Panels } from '../page/Facts.tsx';
import { QueryPart } from '../page/QueryPart.tsx';
import { ScreenPage } from '../page/ScreenPage.tsx';
import { DateTimeCell, IdCell, PersonCell } from '../table/index.ts';
import { GiftCardBadge } from './gift-card-columns.tsx';
import styles from './gift-card-page.module.css';
import { StoreOrderActions } from './StoreOrderActions.tsx';
import type { GiftCard } from './store-orders.ts';

const CardFacts = ({ card }: { card: GiftCard }) => {
  const { t, format } = useI18n();
  const { usedAt, usedBy } = card;
  return (
    <Facts
      title={t('admin.giftcard.card')}
      facts={[
        { label: t('admin.giftcard.code'), value: <span lang="en">•••• {card.lastFour}</span> },
        { label: t('admin.giftcard.value'), value: format.money(card.value) },
        { label: t('admin.giftcard.price'), value: format.money(card.price) },
        {
          label: t('admin.giftcard.validity'),
          value: `${format.date(card.valid_from)} – ${format.date(card.valid_to)}`,
        },
        { label: t('admin.giftcard.used'), value: <GiftCardBadge card={card} /> },
        usedAt !== null && { label: t('admin.giftcard.used_at'), value: <DateTimeCell at={usedAt} /> },
        usedBy !== null && {
          label: t('admin.giftcard.used_by'),
          value: <PersonCell id={usedBy} name={t('admin.giftcard.user')} />,
        },
      ]}
    />
  );
};

const PeopleFacts = ({ card }: { card: GiftCard }) => {
  const { t } = useI18n();
  return (
    <Facts
      title={t('admin.giftcard.people')}
      facts={[
        { label: t('admin.giftcard.sender'), value: card.senderName || t('admin.giftcard.myself') },
        {
          label: t('admin.giftcard.buyer'),
          value: <PersonCell id={card.purchasedBy} name={card.purchasedByName} />,
        },
        {
          label: t('admin.orders.col.order'),
          value: <IdCell id={card.orderId} to={`/admin/store/order/${card.orderId}`} />,
        },
        card.receiverName !== '' && {
          label: t('admin.giftcard.receiver'),
          value: <PersonCell id={null} name={card.receiverName} email={card.receiverEmail} />,
        },
        card.receiverPhone !== '' && {
          label: t('admin.users.col.phone'),
          value: <span lang="en">{card.receiverPhone}</span>,
        },
        card.message !== '' && { label: t('admin.giftcard.message'), value: card.message },
      ]}
    />
  );
};

/** The order has its own loading and error state: the card is shown without it. */
const OrderActions = ({ orderId }: { orderId: string }) => {
  const order = useQuery(apiGet('/store/order/{id}', { path: { id: orderId } }));
  return (
    <QueryPart query={order} loading={<Skeleton height={220} />}>
      {(loaded) => <StoreOrderActions order={loaded} />}
    </QueryPart>
  );
};

export default function GiftCardPage() {
  const { format } = useI18n();
  const { id = '' } = useParams();
  const query = useQuery(apiGet('/store/gift-card/{id}', { path: { id } }));
  return (
    <ScreenPage title="admin.menu.gift_card">
      <QueryPart query={query} loading={<Skeleton height={220} />}>
        {(card) => (
          <>
            <div className={styles.picture}>
              <GiftCardArt
                id={card.orderId}
                value={format.money(card.value)}
                note={card.senderName && <Text id="admin.giftcard.from" values={{ name: card.senderName }} />}
              />
            </div>
            <Panels>
              <CardFacts card={card} />
              <PeopleFacts card={card} />
            </Panels>
            <OrderActions orderId={card.orderId} />
          </>
        )}
      </QueryPart>
    </ScreenPage>
  );
}
