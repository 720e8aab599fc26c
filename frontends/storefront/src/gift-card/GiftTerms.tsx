import { useTranslate } from '@sargam/kit';

/** `later`: the card is mailed on a chosen day, and its validity starts then. */
export const GiftTerms = ({ days, later = false }: { days: number; later?: boolean }) => {
  const t = useTranslate();
  return (
    <p className="xs faint">{t(later ? 'storefront.gift.terms_later' : 'storefront.gift.terms', { days })}</p>
  );
};
