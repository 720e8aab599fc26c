import { useTranslate } from '@sargam/kit';
import { addDays } from '@sargam/kit/format';
import { FormDateField, TextField } from '@sargam/kit/forms';
import { MAX_DELIVERY_DAYS } from './gift-fields.ts';
import { OptionalLabel } from './OptionalLabel.tsx';
import type { GiftForm } from './useGiftForm.ts';

const DeliveryDayField = ({ gift: { form, today } }: { gift: GiftForm }) => {
  const t = useTranslate();
  return (
    <FormDateField
      form={form}
      name="deliverOn"
      label={<OptionalLabel text={t('storefront.gift.deliverOn')} />}
      min={addDays(today, 1)}
      max={addDays(today, MAX_DELIVERY_DAYS)}
    />
  );
};

export const ReceiverFields = ({ gift }: { gift: GiftForm }) => (
  <>
    <div className="g2">
      <TextField autoComplete="off" {...gift.field('receiverName')} />
      <TextField autoComplete="name" {...gift.field('from')} />
    </div>
    <TextField type="email" autoComplete="off" {...gift.field('email')} />
    <TextField type="email" autoComplete="off" {...gift.field('confirmEmail')} />
    <TextField type="tel" inputMode="tel" autoComplete="off" {...gift.field('receiverPhone')} />
    <DeliveryDayField gift={gift} />
  </>
);
