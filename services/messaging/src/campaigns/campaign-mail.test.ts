import { campaignMail, testMail } from './campaign-mail.ts';

const content = {
  subject: { en: 'Eid & you', bn: 'ঈদ' },
  body: {
    en: '<p>See <a href="/courseview?id=1">the course</a></p><img src="/api/v1/media/a.webp" alt="" />',
    bn: '<p>কোর্সটি দেখুন</p>',
  },
};
const links = { siteUrl: 'https://sargam.test', unsubscribeUrl: 'https://sargam.test/unsubscribe?token=a.b' };

it('links and pictures of the site get their whole address', () => {
  const { html, text } = campaignMail(content, 'en', links);
  expect(html).toContain('href="https://sargam.test/courseview?id=1"');
  expect(html).toContain('src="https://sargam.test/api/v1/media/a.webp"');
  expect(text).toContain('the course (https://sargam.test/courseview?id=1)');
});

it.each(['en', 'bn'] as const)('the %s mail ends with the link that ends mass mail', (language) => {
  const { html, text, subject } = campaignMail(content, language, links);
  expect(subject).toBe(content.subject[language]);
  expect(html).toContain(`href="${links.unsubscribeUrl}"`);
  expect(text.trimEnd().endsWith(links.unsubscribeUrl)).toBe(true);
  expect(html).toContain(`<html lang="${language}">`);
});

it('a test says in its subject that it is one', () => {
  expect(testMail(content, 'en', 'https://sargam.test').subject).toBe('[Test] Eid & you');
  expect(testMail(content, 'bn', 'https://sargam.test').subject).toBe('[পরীক্ষা] ঈদ');
});
