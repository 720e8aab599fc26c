import { domainError } from '@sargam/chassis/errors';

type Id<Name extends string> = string & { readonly __id: Name };

export type PersonId = Id<'person'>;
export type OrderId = Id<'order'>;
export type CardId = Id<'card'>;
export type DeliveryId = Id<'delivery'>;

const parse =
  <I extends string>(field: string) =>
  (text: string): I => {
    if (!/^[\w-]{1,64}$/.test(text)) {
      throw domainError.invalid('invalid-id', 'This id is not valid.', [
        { field, message: 'This id is not valid.' },
      ]);
    }
    return text as I;
  };

export const parsePersonId = parse<PersonId>('person_id');
export const parseOrderId = parse<OrderId>('order_id');
export const parseCardId = parse<CardId>('gift_card_id');
export const parseDeliveryId = parse<DeliveryId>('delivery_id');
