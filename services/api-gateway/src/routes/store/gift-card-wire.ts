import { z } from 'zod';
import { CodeInput } from '../../wire/code-input.ts';
import { Instant, Picture, Taka } from '../../wire/schemas.ts';

export const GiftCard = z
  .object({
    _id: z.string(),
    orderId: z.string(),
    senderName: z.string(),
    purchasedBy: z.string().meta({ description: "The buyer's id" }),
    purchasedByName: z.string(),
    receiverName: z.string(),
    receiverEmail: z.string(),
    receiverPhone: z.string(),
    message: z.string(),
    value: Taka,
    price: Taka,
    valid_from: Instant,
    valid_to: Instant,
    used: z.boolean(),
    usedAt: Instant.nullable(),
    usedBy: z.string().nullable().meta({ description: "The redeemer's id" }),
    lastFour: z.string().meta({ description: 'Last four characters of the code' }),
    voided: z.boolean().meta({ description: 'Cancelled by a refund' }),
    createdAt: Instant,
  })
  .meta({ id: 'GiftCard' });
export type GiftCard = z.infer<typeof GiftCard>;

export const GiftCardFace = z
  .object({
    value: Taka,
    valid_from: Instant,
    valid_to: Instant,
    giftCardFrom: z.string().meta({ description: 'Empty if the buyer bought it for themselves' }),
    receiverName: z.string(),
    giftCardMessage: z.string(),
    product: z.string().meta({ description: 'Product id; selects the design of a card without a picture' }),
    image: Picture,
  })
  .meta({ id: 'GiftCardFace' });
export type GiftCardFace = z.infer<typeof GiftCardFace>;

const missingCodeMessage = 'Please enter gift card secret code!';
export const GiftCardCodeInput = z
  .string(missingCodeMessage)
  .trim()
  .min(1, missingCodeMessage)
  .pipe(CodeInput);
export const GiftCardRedeemed = z.object({
  message: z.string(),
  data: Taka.meta({ description: 'Credited amount' }),
});
