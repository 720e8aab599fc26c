import { courses, freebies, giftCards, instructors } from '@sargam/demo/content';
import { demoId } from '@sargam/demo/demo-id';
import { findDemoCourse } from './demo-course.ts';
import type { Language, Translate } from './texts.ts';

/** A public page that the storefront's server renders. */
export interface ServerRenderedPage {
  readonly path: string;
  /** A text of the page, other than its heading. */
  content(language: Language, t: Translate): string;
  /** The schema.org types of the JSON-LD. An empty list means that the page is not indexed. */
  readonly jsonLd: readonly string[];
}

const find = <T extends { readonly key: string }>(all: readonly T[], key: string): T => {
  const found = all.find((one) => one.key === key);
  if (!found) throw new Error(`The demo has no ${key}.`);
  return found;
};

const course = findDemoCourse('guitar-first-chords');
const instructor = find(instructors, 'arif-chowdhury');
const freebie = find(freebies, 'practice-week');
const giftCard = find(giftCards, 'gift-1000');

export const coursePath = `/courseview?id=${course.id}`;
export const instructorPath = `/instructorview/${demoId('instructor', instructor.key)}`;
export const freebiePath = `/freebies/${demoId('freebie', freebie.key)}`;

const textOf =
  (key: string) =>
  (_: Language, t: Translate): string =>
    t(key);

/** Every route with a server-rendered page. */
export const serverRenderedPages: readonly ServerRenderedPage[] = [
  {
    path: '/',
    content: (language) => course.title(language),
    jsonLd: ['EducationalOrganization', 'WebSite', 'FAQPage'],
  },
  {
    path: '/allcourses',
    content: (language) => find(courses, 'piano-baroque').title[language],
    jsonLd: ['ItemList', 'BreadcrumbList'],
  },
  { path: '/search?q=gitar', content: (language) => course.title(language), jsonLd: [] },
  {
    path: coursePath,
    content: (language) => course.content.subtitle[language],
    jsonLd: ['Course', 'BreadcrumbList'],
  },
  {
    path: '/instructorlist',
    content: (language) => instructor.name[language],
    jsonLd: ['ItemList', 'BreadcrumbList'],
  },
  {
    path: instructorPath,
    content: (language) => instructor.bio[language],
    jsonLd: ['Person', 'BreadcrumbList'],
  },
  {
    path: '/freebies',
    content: (language) => freebie.title[language],
    jsonLd: ['ItemList', 'BreadcrumbList'],
  },
  {
    path: freebiePath,
    content: (language) => freebie.subtitle[language],
    jsonLd: ['LearningResource', 'BreadcrumbList'],
  },
  { path: '/store', content: (language) => giftCard.name[language], jsonLd: ['ItemList', 'BreadcrumbList'] },
  {
    path: `/products/giftCard/${giftCard.param}`,
    content: (language) => giftCard.description[language],
    jsonLd: ['Product', 'BreadcrumbList'],
  },
  {
    path: '/contact',
    content: textOf('storefront.reach.details'),
    jsonLd: ['ContactPage', 'BreadcrumbList'],
  },
  { path: '/about', content: textOf('storefront.about.p2'), jsonLd: ['BreadcrumbList'] },
  { path: '/start', content: textOf('storefront.start.instrument.question'), jsonLd: ['BreadcrumbList'] },
  { path: '/how-to-guide', content: textOf('storefront.guide.verify.text'), jsonLd: ['BreadcrumbList'] },
  { path: '/terms', content: textOf('storefront.terms.account.title'), jsonLd: ['BreadcrumbList'] },
  { path: '/privacy', content: textOf('storefront.privacy.used.title'), jsonLd: ['BreadcrumbList'] },
  { path: '/login', content: textOf('storefront.login.text'), jsonLd: [] },
  { path: '/signup', content: textOf('storefront.signup.text'), jsonLd: [] },
  { path: '/signup/SOMEBODY', content: () => 'SOMEBODY', jsonLd: [] },
  { path: '/forgetpassword', content: textOf('storefront.forget.text'), jsonLd: [] },
];
