import { PurchaseKind as KindMessage } from '@sargam/proto/commerce/v1/order';
import type { PurchaseKind } from './purchase-terms.ts';

const messages: Readonly<Record<PurchaseKind, KindMessage>> = {
  new: KindMessage.PURCHASE_KIND_NEW,
  extension: KindMessage.PURCHASE_KIND_EXTENSION,
  upgrade: KindMessage.PURCHASE_KIND_UPGRADE,
};

export const toKindMessage = (kind: PurchaseKind): KindMessage => messages[kind];
