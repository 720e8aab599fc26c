import { PlaceStoreOrderRequest } from '@sargam/proto/store/v1/orders';
import type { PersonId } from '../ids.ts';
import { parseOrderForm } from './parse-order-form.ts';

const now = new Date('2026-11-21T10:00:00Z');

const parse = (change: Partial<PlaceStoreOrderRequest>) =>
  parseOrderForm(
    PlaceStoreOrderRequest.create({
      buyerName: 'Mitu',
      buyerEmail: 'mitu@b.test',
      buyerPhone: '01700000000',
      productId: 'p1',
      receiverName: 'Rafi',
      receiverEmail: 'rafi@b.test',
      receiverPhone: '01800000000',
      senderName: 'Mitu',
      quantity: 1,
      expectedTotalPoisha: 50_000n,
      ...change,
    }),
    'buyer' as PersonId,
    now,
  );

it('line breaks, control characters and bidirectional overrides are removed from names', () => {
  const form = parse({ receiverName: ' Rafi\r\nBcc: a@b.test', senderName: '\u202EutiM\u0007\u2069' });
  expect([form.receiverName, form.senderName]).toEqual(['Rafi Bcc: a@b.test', 'utiM']);
});

it('a message keeps its line breaks, and the joiners of Bengali and emoji', () => {
  const { message } = parse({ message: 'শুভ\u200D জন্মদিন\n👩\u200D🎤\u202E!\u0000' });
  expect(message).toBe('শুভ\u200D জন্মদিন\n👩\u200D🎤!');
});
