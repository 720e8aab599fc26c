import { type ApiSchemas, useFormat, useTranslate } from '@sargam/kit';
import { addDays, dateInDhaka, isCalendarDate, noonInDhaka } from '@sargam/kit/format';

type Props = {
  card: Pick<ApiSchemas['GiftCardProduct'], 'validity'>;
  /** The chosen day, as typed; empty for at once. */
  deliverOn?: string;
};

/** When the card is mailed, and its last day: counted from the mail where its day was chosen, else from the purchase. */
export const DeliveryNote = ({ card, deliverOn = '' }: Props) => {
  const t = useTranslate();
  const format = useFormat();
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
