import { buildHead } from './testing/build-head.ts';

it('has the search words in its title, and is not indexed', () => {
  const { head } = buildHead('/search?page=2&min=0500&level=advance&catagory=Drums&q=+guitar+%26+bass+');
  expect(head).toMatchObject({ title: '“guitar & bass” – search · Sargam', noindex: true });
  expect(head.canonical).toBeUndefined();
});

it('has a title without search words, and is not indexed', () => {
  const { head } = buildHead('/search?level=hard&min=-1&max=lots&page=0', { language: 'bn' });
  expect(head).toMatchObject({ title: 'সার্চ · সরগম', noindex: true });
});
