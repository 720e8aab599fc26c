/** @jest-environment node */
import { join } from 'node:path';
import { collectLocales } from '@sargam/kit/locales';
import { contactDetails, guideSteps, policySections, siteCookies } from '@sargam/kit/site';
import { createPublicApi } from '../server/api.ts';
import { createPageContext, type RenderedPage } from '../server/page-context.ts';
import { findPageRenderer } from '../server/pages/index.ts';
import { createTranslators } from '../server/translate.ts';

const texts = createTranslators(collectLocales(join(__dirname, '../..')));
const siteUrl = 'https://sargam.test';

const written = async (path: string, language: 'en' | 'bn'): Promise<RenderedPage> => {
  const api = createPublicApi('http://127.0.0.1:9', language, undefined);
  const url = new URL(path, siteUrl);
  const page = await findPageRenderer(path)?.(
    createPageContext({ language, isLanguageInUrl: false, t: texts[language], api, siteUrl, url }),
  );
  if (!page) throw new Error(`nobody writes ${path}`);
  return page;
};

const titles = [
  ['/contact', 'Contact', 'যোগাযোগ'],
  ['/about', 'About', 'আমাদের কথা'],
  ['/how-to-guide', 'How-to guide', 'কীভাবে ব্যবহার করবেন'],
  ['/terms', 'Terms', 'শর্তাবলি'],
  ['/privacy', 'Privacy policy', 'গোপনীয়তা নীতি'],
] as const;

it.each(titles)('%s has title, description and canonical URL in both languages', async (path, en, bn) => {
  for (const [language, title, brand] of [
    ['en', en, 'Sargam'],
    ['bn', bn, 'সরগম'],
  ] as const) {
    const { head, body } = await written(path, language);
    expect(head).toMatchObject({ title: `${title} · ${brand}`, canonical: path });
    expect(head.description).not.toContain('shell.');
    expect(body.text).toContain('<h1>');
    // A missing text would be rendered as its key.
    expect(body.text).not.toContain('storefront.');
  }
});

it('renders the contact details', async () => {
  const { body, head } = await written('/contact', 'bn');
  expect(body.text).toContain(`<a href="mailto:${contactDetails.email}" lang="en">`);
  expect(body.text).toContain('<a href="tel:+880200000000" lang="en">+880 2 0000 0000</a>');
  expect(head.jsonLd?.[0]).toMatchObject({ mainEntity: { email: contactDetails.email } });
});

it('renders the five paragraphs of About and the steps of the guide', async () => {
  expect((await written('/about', 'en')).body.text.match(/<p>/g)).toHaveLength(5);
  expect((await written('/how-to-guide', 'en')).body.text.match(/<li>/g)).toHaveLength(guideSteps.length);
});

it.each(['terms', 'privacy'] as const)(
  'renders %s completely, every section with its anchor',
  async (name) => {
    const { body } = await written(`/${name}`, 'en');
    for (const part of policySections[name]) {
      expect(body.text).toContain(`<a href="#${part}">`);
      expect(body.text).toContain(`id="${part}">`);
    }
  },
);

it('lists every cookie', async () => {
  const { body } = await written('/privacy', 'bn');
  for (const cookie of siteCookies) expect(body.text).toContain(`<code>${cookie}</code>`);
});

it.each(['/404', '/terms/old', '/constructor', '/toString', '/__proto__'])(
  '%s has no page renderer',
  (path) => {
    expect(findPageRenderer(path)).toBeUndefined();
  },
);
