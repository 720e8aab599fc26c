import { useTranslate } from '@sargam/kit';

/** A label that says the field may stay empty. */
export const OptionalLabel = ({ text }: { text: string }) => {
  const t = useTranslate();
  return (
    <>
      {text} <span className="faint">({t('storefront.gift.optional')})</span>
    </>
  );
};
