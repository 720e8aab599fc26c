import { buildCourseDetail } from '../../src/testing/samples.ts';
import { buildHead } from './testing/build-head.ts';

const headOf = (course: Parameters<typeof buildCourseDetail>[0]) =>
  buildHead('/courseview?id=c1', { responses: { '/course/c1/': buildCourseDetail(course) } }).head;

it('describes a course for crawlers, without its signed video URLs', () => {
  const title = 'Fingerstyle </script><b>from zero</b>';
  const { jsonLd } = headOf({ title, thumbnail: '/api/v1/media/c1.webp' });
  expect(jsonLd?.[0]).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: title,
    url: 'https://sargam.test/courseview?id=c1',
    image: 'https://sargam.test/api/v1/media/c1.webp',
    provider: { '@type': 'Organization', url: 'https://sargam.test' },
    instructor: { '@type': 'Person', name: 'Arif Chowdhury' },
    educationalLevel: 'beginner',
  });
  expect(JSON.stringify(jsonLd)).not.toContain('/video/');
});

it('offers a course at the prices of its tiers and at its own price', () => {
  const offers = (...prices: string[]) => [
    { offers: prices.map((price) => expect.objectContaining({ price, priceCurrency: 'BDT' })) },
    {},
  ];
  const noTiers = { priceSilver: undefined, priceGold: undefined, priceDiamond: undefined };
  expect(headOf({ price: 1500 }).jsonLd).toMatchObject(offers('1500.00', '2800.00', '4500.00', '1500.00'));
  expect(headOf({ ...noTiers, price: 900 }).jsonLd).toMatchObject(offers('900.00'));
});

it('describes the rating of a course with reviews, and none without', () => {
  const [rated] = headOf({ rating: { average: 4.67, count: 3 } }).jsonLd ?? [];
  expect(rated).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.67, reviewCount: 3, bestRating: 5 },
  });
  expect(JSON.stringify(headOf({ rating: null }).jsonLd)).not.toContain('aggregateRating');
});

it('takes the description from the text of the course if there is no subtitle', () => {
  expect(headOf({ subtitle: 'To a whole song.', desc: 'Long.' })).toMatchObject({
    description: 'To a whole song.',
    type: 'article',
  });
  expect(headOf({ subtitle: '', desc: 'Long.' }).description).toBe('Long.');
});
