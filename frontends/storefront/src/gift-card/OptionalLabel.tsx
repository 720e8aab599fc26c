import { useTranslate } from '@sargam/kit';

export const OptionalLabel = ({ text }: { text: string }) => {
  const t = useTranslate();
  return (
    <>
      {text} <span className="faint">({t('storefront.gift.optional')})</span>
    </>
  );
};
