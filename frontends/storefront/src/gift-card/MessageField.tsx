import { splitGraphemes, typography, useTranslate } from '@sargam/kit';
import { TextArea, useWatch } from '@sargam/kit/forms';
import { MAX_MESSAGE_LETTERS } from './gift-fields.ts';
import type { GiftForm } from './useGiftForm.ts';

export const OptionalLabel = ({ text }: { text: string }) => {
  const t = useTranslate();
  return (
    <>
      {text} <span className={typography.faint}>({t('storefront.gift.optional')})</span>
    </>
  );
};

/** Counts grapheme clusters, so one visible letter counts once. */
export const MessageField = ({ gift }: { gift: GiftForm }) => {
  const t = useTranslate();
  const message = useWatch({ control: gift.form.control, name: 'message' });
  const { label, ...rest } = gift.field('message');
  return (
    <TextArea
      label={<OptionalLabel text={label} />}
      hint={t('storefront.gift.counted', {
        count: splitGraphemes(message).length,
        most: MAX_MESSAGE_LETTERS,
      })}
      {...rest}
    />
  );
};
