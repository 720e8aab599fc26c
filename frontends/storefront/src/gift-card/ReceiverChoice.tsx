import { useTranslate } from '@sargam/kit';
import { IconGift, IconUser } from '@tabler/icons-react';
import type { GiftForm } from './useGiftForm.ts';

const receivers = [
  ['myself', IconUser],
  ['someone', IconGift],
] as const;

export const ReceiverChoice = ({ form }: Pick<GiftForm, 'form'>) => {
  const t = useTranslate();
  return (
    <fieldset className="who">
      <legend className="vh">{t('storefront.gift.forWhom')}</legend>
      {receivers.map(([key, Icon]) => (
        <label key={key}>
          <input type="radio" value={key} {...form.register('forWhom')} />
          <Icon aria-hidden />
          {t(`storefront.gift.${key}`)}
        </label>
      ))}
    </fieldset>
  );
};
