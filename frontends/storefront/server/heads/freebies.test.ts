import { buildFreebie, buildFreebieList, buildFreebiePage } from '../../src/testing/freebie-samples.ts';
import { buildHead } from './testing/build-head.ts';

it('reads the list of the URL under the key that the page uses', () => {
  const path = '/freebies/?catagory=Piano+%26+Keyboard&page=2&limit=12';
  const { head, read } = buildHead('/freebies?page=2&catagory=Piano+%26+Keyboard', {
    responses: { [path]: buildFreebieList(buildFreebie({ title: 'Open chords' })) },
  });
  expect(read).toEqual([path]);
  expect(head.canonical).toBe('/freebies?catagory=Piano+%26+Keyboard&page=2');
  expect(head.jsonLd?.[0]).toMatchObject({
    itemListElement: [{ name: 'Open chords', url: 'https://sargam.test/freebies/f1' }],
  });
});

it('ignores an unknown category and has a title without an API response', () => {
  const { head, read } = buildHead('/freebies?catagory=Harp', { language: 'bn' });
  expect(read).toEqual(['/freebies/?limit=12']);
  expect(head).toMatchObject({ title: 'ফ্রি রিসোর্স · সরগম', canonical: '/freebies' });
});

it('describes a freebie and has its picture as share picture', () => {
  const freebie = buildFreebiePage({
    title: 'Open chords <on two pages>',
    subtitle: 'Eight shapes.',
    thumbnail: '/api/v1/media/chords.webp',
  });
  const { head } = buildHead('/freebies/f1', { responses: { '/freebies/f1': freebie } });
  expect(head).toMatchObject({
    title: 'Open chords <on two pages> · Sargam',
    description: 'Eight shapes.',
    canonical: '/freebies/f1',
    image: '/api/v1/media/chords.webp',
    jsonLd: [
      {
        '@type': 'LearningResource',
        image: 'https://sargam.test/api/v1/media/chords.webp',
        datePublished: '2026-11-02T08:00:00.000Z',
        inLanguage: 'en',
      },
      { '@type': 'BreadcrumbList' },
    ],
  });
});
