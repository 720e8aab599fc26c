import { faqs } from '@sargam/kit/site';
import { buildHead } from './testing/build-head.ts';

const jsonLdOf = (language: 'en' | 'bn'): readonly object[] => buildHead('/', { language }).head.jsonLd ?? [];

it.each([
  ['en', 'Sargam: music lessons in Bangla and English', 'Can I pay with bKash?'],
  ['bn', 'সরগম: বাংলায় ও ইংরেজিতে গান-বাজনা শেখা', 'টাকা ফেরত পাব?'],
] as const)(
  'describes the frequently asked questions in the language of the page (%s)',
  (language, title, question) => {
    expect(buildHead('/', { language }).head).toMatchObject({ title, canonical: '/' });
    const { mainEntity } = jsonLdOf(language)[2] as { mainEntity: { name: string }[] };
    expect(mainEntity).toHaveLength(faqs.length);
    expect(mainEntity.map(({ name }) => name)).toContain(question);
  },
);

it('describes the school and the search of the site', () => {
  const [school, site] = jsonLdOf('en');
  expect(school).toMatchObject({ name: 'Sargam', logo: 'https://sargam.test/icons/icon-512.png' });
  expect(site).toMatchObject({
    potentialAction: { target: { urlTemplate: 'https://sargam.test/search?q={search_term_string}' } },
  });
});
