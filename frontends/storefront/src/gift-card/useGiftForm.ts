import { type User, useFormat } from '@sargam/kit';
import { dateInDhaka } from '@sargam/kit/format';
import { checkedResolver, useFieldProps, useForm } from '@sargam/kit/forms';
import { useMemo } from 'react';
import { type GiftValues, giftTextFields, validateGift } from './gift-fields.ts';

type TextField = (typeof giftTextFields)[number];

const blank = Object.fromEntries(giftTextFields.map((name) => [name, ''])) as Record<TextField, string>;

const trimTexts = (typed: GiftValues): GiftValues => ({
  ...typed,
  ...(Object.fromEntries(giftTextFields.map((name) => [name, typed[name].trim()])) as Record<
    TextField,
    string
  >),
});

/** The buyer's name and phone number are filled in. */
export const useGiftForm = (buyer: User, phone: string | undefined) => {
  const format = useFormat();
  const today = useMemo(() => dateInDhaka(), []);
  const form = useForm<GiftValues>({
    resolver: checkedResolver((gift) => validateGift(gift, today), trimTexts),
    defaultValues: {
      ...blank,
      forWhom: 'someone',
      from: buyer.name,
      ownPhone: phone ?? '',
      quantity: format.count(1),
    },
  });
  const field = useFieldProps(form, 'storefront.gift');
  return { form, field, today };
};

export type GiftForm = ReturnType<typeof useGiftForm>;
