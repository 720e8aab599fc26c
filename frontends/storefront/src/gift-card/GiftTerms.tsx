import { useTranslate } from '@sargam/kit';

/** What a card is good for and for how long; one that is mailed on a chosen day is good from that day. */
export const GiftTerms = ({ days, later = false }: { days: number; later?: boolean }) => {
  const t = useTranslate();
  return (
    <p className="xs faint">{t(later ? 'storefront.gift.terms_later' : 'storefront.gift.terms', { days })}</p>
  );
};
