import { type ApiSchemas, normalisePhone } from '@sargam/kit';
import { type GiftValues, parseQuantity } from './gift-fields.ts';

type Product = ApiSchemas['GiftCardProduct'];
type Buyer = Pick<ApiSchemas['User'], '_id' | 'name' | 'email'>;

/** Total in taka, calculated in poisha to avoid rounding errors. */
export const calculateTotal = (price: number, quantity: number): number =>
  (Math.round(price * 100) * quantity) / 100;

const whenFilled = <K extends string>(name: K, value: string): { [key in K]?: string } =>
  (value === '' ? {} : { [name]: value }) as { [key in K]?: string };

const toReceiverFields = (fields: GiftValues) => ({
  forMyself: false as const,
  giftCardFrom: fields.from,
  shippingAddressName: fields.receiverName,
  shippingAddressEmail: fields.email,
  shippingAddressPhone: normalisePhone(fields.receiverPhone),
  ...whenFilled('deliverOn', fields.deliverOn),
});

const toOwnFields = (fields: GiftValues) => ({
  forMyself: true as const,
  userPhone: normalisePhone(fields.ownPhone),
});

/** The order with the displayed price. The server rejects a different price. */
export const toStoreOrder = (
  product: Product,
  buyer: Buyer,
  fields: GiftValues,
): ApiSchemas['NewStoreOrder'] => {
  const quantity = parseQuantity(fields.quantity) ?? 1;
  return {
    userId: buyer._id,
    userName: buyer.name,
    userEmail: buyer.email,
    product: product._id,
    name: product.name,
    value: product.value,
    price: product.price,
    quantity,
    totalPrice: calculateTotal(product.price, quantity),
    ...whenFilled('giftCardMessage', fields.message),
    ...(fields.forWhom === 'someone' ? toReceiverFields(fields) : toOwnFields(fields)),
  };
};
