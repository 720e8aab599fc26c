import { type User, useFormat } from '@sargam/kit';
import { dateInDhaka } from '@sargam/kit/format';
import { useFieldProps, useForm, z, zodResolver } from '@sargam/kit/forms';
import { useMemo } from 'react';
import { type GiftValues, giftTextFields, validateGift } from './gift-fields.ts';

const eachTextField = <T>(value: T) =>
  Object.fromEntries(giftTextFields.map((name) => [name, value])) as Record<
    (typeof giftTextFields)[number],
    T
  >;

const fieldsSchema = z.object({
  forWhom: z.enum(['someone', 'myself']),
  ...eachTextField(z.string().trim()),
});

const giftSchema = (today: string) =>
  fieldsSchema.superRefine((fields, context) => {
    for (const [field, message] of validateGift(fields, today))
      context.addIssue({ code: 'custom', path: [field], message });
  });

/** The buyer's name and phone number are filled in. */
export const useGiftForm = (buyer: User, phone: string | undefined) => {
  const format = useFormat();
  const today = useMemo(() => dateInDhaka(), []);
  const form = useForm<GiftValues>({
    resolver: zodResolver(useMemo(() => giftSchema(today), [today])),
    defaultValues: {
      ...eachTextField(''),
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
