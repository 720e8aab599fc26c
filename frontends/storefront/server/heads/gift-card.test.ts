import { buildGiftCard } from '../../src/testing/gift-samples.ts';
import { buildHead } from './testing/build-head.ts';

const build = (slugOrId: string, card: Parameters<typeof buildGiftCard>[0] = {}) =>
  buildHead(`/products/giftCard/${slugOrId}`, {
    responses: { [`/store/product/${slugOrId}`]: buildGiftCard(card) },
  });

it('describes a gift card, read under the key that its page uses', () => {
  const { head, read } = build('first-string', { image: '/api/v1/media/card.webp' });
  expect(read).toEqual(['/store/product/first-string']);
  expect(head).toMatchObject({
    title: 'First string · Sargam',
    description: 'Gift cards for music lessons at Sargam.',
    image: '/api/v1/media/card.webp',
  });
  expect(head.jsonLd?.[0]).toMatchObject({
    '@type': 'Product',
    name: 'First string',
    image: 'https://sargam.test/api/v1/media/card.webp',
    offers: {
      price: '950.00',
      priceCurrency: 'BDT',
      url: 'https://sargam.test/products/giftCard/first-string',
    },
  });
});

it('has one canonical URL for its slug and its id', () => {
  expect(build('p1').head.canonical).toBe('/products/giftCard/first-string');
  expect(build('p1', { param: '' }).head.canonical).toBe('/products/giftCard/p1');
});

it('encodes a slug in Bengali in the key of the query and in the canonical URL', () => {
  const encoded = encodeURIComponent('উপহার');
  const { head, read } = build(encoded, { param: 'উপহার' });
  expect(read).toEqual([`/store/product/${encoded}`]);
  expect(head.canonical).toBe(`/products/giftCard/${encoded}`);
});
