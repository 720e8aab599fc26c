import { type User, useFormat } from '@sargam/kit';
import { dateInDhaka } from '@sargam/kit/format';
import { useFieldProps, useForm, z, zodResolver } from '@sargam/kit/forms';
import { useMemo } from 'react';
import { type GiftValues, validateGift } from './gift-fields.ts';

const text = z.string().trim();
const fieldsSchema = z.object({
  forWhom: z.enum(['someone', 'myself']),
  receiverName: text,
  from: text,
  email: text,
  confirmEmail: text,
  receiverPhone: text,
  ownPhone: text,
  message: text,
  deliverOn: text,
  quantity: text,
});

const giftSchema = (today: string) =>
  fieldsSchema.superRefine((fields, context) => {
    for (const [field, message] of validateGift(fields, today))
      context.addIssue({ code: 'custom', path: [field], message });
  });

const blank: Omit<GiftValues, 'quantity'> = {
  forWhom: 'someone',
  receiverName: '',
  from: '',
  email: '',
  confirmEmail: '',
  receiverPhone: '',
  ownPhone: '',
  message: '',
  deliverOn: '',
};

/** The buyer's name and phone number are filled in. */
export const useGiftForm = (buyer: User, phone: string | undefined) => {
  const format = useFormat();
  const today = useMemo(() => dateInDhaka(), []);
  const form = useForm<GiftValues>({
    resolver: zodResolver(useMemo(() => giftSchema(today), [today])),
    defaultValues: { ...blank, from: buyer.name, ownPhone: phone ?? '', quantity: format.count(1) },
  });
  const field = useFieldProps(form, 'storefront.gift');
  return { form, field, today };
};

export type GiftForm = ReturnType<typeof useGiftForm>;
