import { useText } from '@sargam/kit';

/** A label that says the field may stay empty. */
export const OptionalLabel = ({ text }: { text: string }) => {
  const t = useText();
  return (
    <>
      {text} <span className="faint">({t('storefront.gift.optional')})</span>
    </>
  );
};
