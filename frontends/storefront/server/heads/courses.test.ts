import { buildCourse } from '../../src/testing/samples.ts';
import { buildHead } from './testing/build-head.ts';

it('reads the list of the URL from the cache, and the canonical URL contains what selects the list', () => {
  const path = '/course/?catagory=Guitar&courseType=advanced&q=first+song&page=2&limit=12';
  const { head, read } = buildHead(
    '/allcourses?page=2&q=+first+song+&courseType=advance&catagory=Guitar&x=1',
    {
      responses: { [path]: { data: [buildCourse({ title: 'First song' })], total: 13, categories: [] } },
    },
  );
  expect(read).toEqual([path]);
  expect(head.canonical).toBe('/allcourses?catagory=Guitar&courseType=advanced&q=first+song&page=2');
  expect(head.jsonLd?.[0]).toMatchObject({
    itemListElement: [{ name: 'First song', url: 'https://sargam.test/courseview?id=c1' }],
  });
});

it('ignores an invalid level and page', () => {
  const { head, read } = buildHead('/allcourses?courseType=hard&page=-1');
  expect(read).toEqual(['/course/?limit=12']);
  expect(head).toMatchObject({ title: 'All courses · Sargam', canonical: '/allcourses' });
});

it('the canonical URL of the instructor list contains the page number after the first page', () => {
  expect(buildHead('/instructorlist?page=2').head.canonical).toBe('/instructorlist?page=2');
  expect(buildHead('/instructorlist?page=1').head.canonical).toBe('/instructorlist');
});

it('the canonical URL of the store has no category', () => {
  expect(buildHead('/store?category=Birthday').head.canonical).toBe('/store');
});
