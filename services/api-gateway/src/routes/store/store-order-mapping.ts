import type { Person } from '@sargam/proto/identity/v1/identity';
import type { PlaceStoreOrderRequest } from '@sargam/proto/store/v1/orders';
import type { Language } from '../../api/language.ts';
import type { NewStoreOrder } from './store-order-form.ts';

const receiverFields = (
  form: NewStoreOrder,
  { phone }: Pick<Person, 'phone'>,
): Partial<PlaceStoreOrderRequest> =>
  form.forMyself
    ? { buyerPhone: form.userPhone }
    : {
        buyerPhone: phone,
        receiverName: form.shippingAddressName,
        receiverEmail: form.shippingAddressEmail,
        receiverPhone: form.shippingAddressPhone,
        senderName: form.giftCardFrom,
      };

/** The buyer's name and e-mail address come from the account, never from the form. */
export const toPlaceRequest = (
  form: NewStoreOrder,
  buyer: Pick<Person, 'id' | 'name' | 'email' | 'phone'>,
  language: Language,
): Partial<PlaceStoreOrderRequest> => ({
  buyerId: form.userId,
  productId: form.product,
  quantity: form.quantity,
  expectedTotalPoisha: form.totalPrice,
  forMyself: form.forMyself,
  buyerName: buyer.name,
  buyerEmail: buyer.email,
  message: form.giftCardMessage ?? '',
  deliverOn: form.deliverOn ?? '',
  language,
  ...receiverFields(form, buyer),
});
