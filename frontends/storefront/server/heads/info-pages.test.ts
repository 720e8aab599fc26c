import { unknownCompany } from '@sargam/kit';
import { buildHead } from './testing/build-head.ts';

it.each([
  ['/contact', 'Contact', 'যোগাযোগ'],
  ['/about', 'About', 'আমাদের কথা'],
  ['/how-to-guide', 'How-to guide', 'কীভাবে ব্যবহার করবেন'],
  ['/terms', 'Terms', 'শর্তাবলি'],
  ['/privacy', 'Privacy policy', 'গোপনীয়তা নীতি'],
])('%s has title, description and canonical URL in both languages', (path, en, bn) => {
  for (const [language, title] of [
    ['en', `${en} · Sargam`],
    ['bn', `${bn} · সরগম`],
  ] as const) {
    const { head, read } = buildHead(path, { language });
    expect(head).toMatchObject({ title, canonical: path });
    expect(head.description).not.toContain('storefront.');
    expect(read).toEqual([]);
  }
});

it('describes the contact details of the settings', () => {
  const company = {
    ...unknownCompany,
    phone: '+880 2 0000 0000',
    email: 'support@sargam.test',
    office: { en: 'Dhanmondi, Dhaka', bn: 'ধানমন্ডি, ঢাকা' },
  };
  const { head } = buildHead('/contact', { language: 'bn', company });
  expect(head.jsonLd?.[0]).toMatchObject({
    '@type': 'ContactPage',
    mainEntity: {
      email: 'support@sargam.test',
      telephone: '+880200000000',
      address: 'ধানমন্ডি, ঢাকা',
    },
  });
});
