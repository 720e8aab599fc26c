import { type ApiSchemas, Text, typography, useI18n } from '@sargam/kit';
import { addDays, dateInDhaka, isCalendarDate, noonInDhaka } from '@sargam/kit/format';

type Props = {
  card: Pick<ApiSchemas['GiftCardProduct'], 'validity'>;
  /** `YYYY-MM-DD` as typed; empty = immediately. */
  deliverOn?: string;
};

/** Delivery day and last valid day. The validity starts on the delivery day, or on the day of purchase. */
export const DeliveryNote = ({ card, deliverOn = '' }: Props) => {
  const { t, format } = useI18n();
  const day = isCalendarDate(deliverOn) ? deliverOn : undefined;
  const last = addDays(day ?? dateInDhaka(), card.validity);
  return (
    <>
      <p>
        {day
          ? t('storefront.gift.by_mail_on', { date: format.date(noonInDhaka(day)) })
          : t('storefront.gift.by_mail')}
      </p>
      <p>{t('storefront.gift.until', { date: format.date(noonInDhaka(last)) })}</p>
    </>
  );
};

/** `later`: the card is mailed on a chosen day, and its validity starts then. */
export const GiftTerms = ({ days, later = false }: { days: number; later?: boolean }) => (
  <p className={`${typography.tiny} ${typography.faint}`}>
    <Text id={later ? 'storefront.gift.terms_later' : 'storefront.gift.terms'} values={{ days }} />
  </p>
);
