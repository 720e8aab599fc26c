import { useFormat, useText, type Wire } from '@sargam/kit';
import { dayAfter, dhakaDay, isDay, noonOf } from '@sargam/kit/format';

type Props = {
  card: Pick<Wire['GiftCardProduct'], 'validity'>;
  /** The chosen day, as typed; empty for at once. */
  deliverOn?: string;
};

/** When the card is mailed, and its last day: counted from the mail where its day was chosen, else from the purchase. */
export const Foot = ({ card, deliverOn = '' }: Props) => {
  const t = useText();
  const format = useFormat();
  const day = isDay(deliverOn) ? deliverOn : undefined;
  const last = dayAfter(day ?? dhakaDay(), card.validity);
  return (
    <>
      <p>
        {day
          ? t('storefront.gift.by_mail_on', { date: format.date(noonOf(day)) })
          : t('storefront.gift.by_mail')}
      </p>
      <p>{t('storefront.gift.until', { date: format.date(noonOf(last)) })}</p>
    </>
  );
};
