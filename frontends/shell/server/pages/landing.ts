import type { ApiSchemas } from '@sargam/kit';
import { glyphBaseline, heroKeyTextColor } from '@sargam/kit/art';
import { noteGlyphs } from '@sargam/kit/note-glyphs';
import { faqs } from '@sargam/kit/site';
import { type Html, html } from '../html.ts';
import { faqPage } from '../json-ld.ts';
import type { PageContext, PageRenderer } from '../page-context.ts';
import { coursePath } from '../page-paths.ts';
import { heroKey } from '../parts/art.ts';
import { courseRow, instructorGrid, sectionHead } from '../parts/cards.ts';
import { playIcon } from '../parts/icon.ts';
import {
  renderCategories,
  renderCounters,
  renderFaq,
  renderTestimonials,
  renderUpcomingCourses,
} from './landing-parts.ts';

const lengths = [560, 528, 498, 468, 440, 414, 390];
const MOST_INSTRUCTORS = 10;

const note = (index: number): Html | undefined => {
  const glyph = noteGlyphs[index];
  if (!glyph) return undefined;
  return html`<i style="color:${heroKeyTextColor(index)}"><svg class="gl" viewBox="0 0 ${glyph.w} ${glyphBaseline}"><path fill="currentColor" d="${glyph.d}"></path></svg></i>`;
};

/** The other things the hero says: they lie in the same place, so that the tallest gives it its height at once. */
const unseen = ({ t }: PageContext): Html =>
  html`${['slow', 'days'].map((name) => html`<div class="fp-unseen" aria-hidden="true"><p class="fp-display">${t(`storefront.hero.${name}.title`)}</p><p class="lead">${t(`storefront.hero.${name}.lead`)}</p></div>`)}`;

const hero = (view: PageContext, free: string): Html => {
  const { t } = view;
  const keys = lengths.map(
    (length, index) => html`<span style="--kh:${length}px">${heroKey(index)}${note(index)}</span>`,
  );
  const steps = html`<div class="row wrapf"><a class="btn main lg" href="/login">${t('shell.public.start')}</a><a class="btn line lg" href="${free}">${playIcon}${t('storefront.hero.free')}</a></div>`;
  return html`<section class="fp-hero"><div class="hstring"></div><div class="wrap"><div class="txt"><div class="fp-slides"><div><h1>${t('shell.public.hero')}</h1><p class="lead">${t('shell.public.hero_text')}</p></div>${unseen(view)}</div>${steps}<div class="fp-ctl"></div></div><div class="keys" aria-hidden="true">${keys}</div></div></section>`;
};

const school = ({ t, siteUrl }: PageContext, description: string) => ({
  '@context': 'https://schema.org',
  '@type': 'EducationalOrganization',
  name: t('kit.brand'),
  url: siteUrl,
  logo: `${siteUrl}/icons/icon-512.png`,
  description,
  address: { '@type': 'PostalAddress', addressCountry: 'BD' },
});

/** The one page through which everything is found, for whoever can send people straight to its answers. */
const site = ({ t, siteUrl }: PageContext) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: t('kit.brand'),
  url: siteUrl,
  inLanguage: ['en', 'bn'],
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

/** The questions as the page shows them. */
const asked = ({ t }: PageContext) =>
  faqs.map((name) => ({
    question: t(`storefront.faq.${name}.q`),
    answer: t(`storefront.faq.${name}.a`),
  }));

export const landing: PageRenderer = async (view) => {
  const { t, api } = view;
  const [courses, instructors, categories, counts, upcoming] = await Promise.all([
    api.get<{ data: ApiSchemas['CourseCard'][] }>('/course/featured/'),
    api.get<{ data: ApiSchemas['InstructorCard'][] }>('/instructor/featured/'),
    api.get<{ data: ApiSchemas['CategoryCount'][] }>('/course/catagory/'),
    api.get<ApiSchemas['Counters']>('/analytics/'),
    api.get<{ data: ApiSchemas['UpcomingCourse'][] }>('/course/upcoming'),
    // Only put into the browser's cache: the line below the counters, and the header's list.
    api.get('/analytics/social-analytics'),
    api.get('/instructor/'),
  ]);
  const featured =
    courses &&
    html`<section class="sec wrap">${sectionHead(t('shell.public.featured'), t('shell.public.featured_text'))}${courseRow(view, courses.data)}</section>`;
  const people =
    instructors &&
    html`<section class="sec wrap">${sectionHead(t('shell.public.musicians'))}${instructorGrid(instructors.data.slice(0, MOST_INSTRUCTORS))}</section>`;
  const first = courses?.data[0];
  const description = t('shell.public.description');
  return {
    head: {
      title: t('shell.title.site'),
      description,
      canonical: '/',
      jsonLd: [school(view, description), site(view), faqPage(asked(view))],
    },
    body: html`${hero(view, first ? coursePath(first) : '/allcourses')}${featured}${renderCategories(view, categories?.data)}${people}${renderTestimonials(view)}${renderCounters(view, counts)}${renderUpcomingCourses(view, upcoming?.data)}${renderFaq(view)}`,
  };
};
