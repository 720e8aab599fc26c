import { layout, Text, useTranslate } from '@sargam/kit';
import { addDays } from '@sargam/kit/format';
import { FormDateField, TextField } from '@sargam/kit/forms';
import { IconGift, IconUser } from '@tabler/icons-react';
import styles from './gift-card.module.css';
import { MAX_DELIVERY_DAYS } from './gift-fields.ts';
import { OptionalLabel } from './MessageField.tsx';
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
    <div className={styles.pair}>
      <TextField autoComplete="off" {...gift.field('receiverName')} />
      <TextField autoComplete="name" {...gift.field('from')} />
    </div>
    <TextField type="email" autoComplete="off" {...gift.field('email')} />
    <TextField type="email" autoComplete="off" {...gift.field('confirmEmail')} />
    <TextField type="tel" inputMode="tel" autoComplete="off" {...gift.field('receiverPhone')} />
    <DeliveryDayField gift={gift} />
  </>
);

/** For a card to oneself: the account's e-mail address (read-only) and a phone number. */
export const OwnFields = ({ gift, email }: { gift: GiftForm; email: string }) => (
  <>
    <TextField
      label={<Text id="storefront.gift.ownEmail" />}
      type="email"
      lang="en"
      value={email}
      disabled
      readOnly
    />
    <TextField type="tel" inputMode="tel" autoComplete="tel" {...gift.field('ownPhone')} />
  </>
);

const receivers = [
  ['myself', IconUser],
  ['someone', IconGift],
] as const;

export const ReceiverChoice = ({ form }: Pick<GiftForm, 'form'>) => (
  <fieldset className={styles.receiver}>
    <legend className={layout.visuallyHidden}>
      <Text id="storefront.gift.forWhom" />
    </legend>
    {receivers.map(([key, Icon]) => (
      <label key={key}>
        <input type="radio" value={key} {...form.register('forWhom')} />
        <Icon aria-hidden />
        <Text id={`storefront.gift.${key}`} />
      </label>
    ))}
  </fieldset>
);
