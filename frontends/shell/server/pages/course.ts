import type { ApiSchemas } from '@sargam/kit';
import { truncateText } from '@sargam/kit/format';
import { type Html, html } from '../html.ts';
import { breadcrumbs, organization } from '../json-ld.ts';
import type { PageContext, PageRenderer, RenderedPage } from '../page-context.ts';
import { courseEntry, courseListEntry, coursePath, homeEntry } from '../page-paths.ts';
import { coursePicture } from '../parts/art.ts';
import { categoryName, levelName, price } from '../parts/cards.ts';
import { icon } from '../parts/icon.ts';

type Course = ApiSchemas['CourseDetail'];

const offers = (course: Course, siteUrl: string) =>
  [course.priceSilver, course.priceGold, course.priceDiamond]
    .flatMap((tier) => (tier ? [tier.price] : []))
    .concat(course.price)
    .map((amount) => ({
      '@type': 'Offer',
      category: 'Paid',
      price: amount.toFixed(2),
      priceCurrency: 'BDT',
      url: `${siteUrl}${coursePath(course)}`,
    }));

const described = (course: Course, siteUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Course',
  name: course.title,
  description: course.subtitle || course.desc,
  url: `${siteUrl}${coursePath(course)}`,
  provider: organization(siteUrl),
  instructor: course.instructorName ? { '@type': 'Person', name: course.instructorName } : undefined,
  educationalLevel: course.courseType,
  image: course.thumbnail ? new URL(course.thumbnail, siteUrl).href : undefined,
  offers: offers(course, siteUrl),
  hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online' },
});

const way = (view: PageContext, course: Course) =>
  breadcrumbs(view.siteUrl, homeEntry(view), courseListEntry(view), courseEntry(course));

const lessons = ({ t }: PageContext, { videos = [] }: Course): Html =>
  html`<aside class="hung fp-lessons"><div class="card-head"><b>${t('shell.public.lessons')}</b> <span class="sm muted">${t('kit.count.lessons', { count: videos.length })}</span></div><ol class="fp-list">${videos.slice(0, 12).map((lesson) => html`<li>${lesson.title}</li>`)}</ol></aside>`;

const icons = {
  next: icon('<path d="M9 6l6 6l-6 6"/>'),
  person: icon(
    '<path d="M8 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0"/><path d="M6 21v-2a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4v2"/>',
  ),
  level: icon('<path d="M22 5h-5v5h-5v5h-5v5h-5"/>'),
  lessons: icon(
    '<path d="M11 6h9"/><path d="M11 12h9"/><path d="M12 18h8"/><path d="M4 16a2 2 0 1 1 4 0c0 .591 -.5 1 -1 1.5l-3 2.5h4"/><path d="M6 10v-6l-2 2"/>',
  ),
};

const crumb = (view: PageContext, { catagory }: Course): Html =>
  html`<p class="fp-crumb"><a href="/allcourses">${view.t('storefront.course.courses')}</a>${icons.next}<a href="/allcourses?catagory=${encodeURIComponent(catagory)}">${categoryName(view, catagory)}</a></p>`;

const facts = (
  view: PageContext,
  { instructorName, instructorProfile, courseType, videos = [] }: Course,
): Html => {
  const name = instructorProfile
    ? html`<a href="/instructorview/${encodeURIComponent(instructorProfile._id)}">${instructorName}</a>`
    : instructorName;
  return html`<p class="fp-facts">${instructorName && html`<span>${icons.person}${name}</span>`}<span>${icons.level}${levelName(view, courseType)}</span>${videos.length > 0 && html`<span>${icons.lessons}${view.t('kit.count.lessons', { count: videos.length })}</span>`}</p>`;
};

const paragraphs = (course: Course): Html =>
  html`${course.desc
    .split(/\n+/)
    .filter((line) => line.trim())
    .map((line) => html`<p>${line}</p>`)}`;

/** As the page draws it again: the picture of the player, the heading, the lessons; the text below them. */
const content = (view: PageContext, course: Course): Html =>
  html`<div class="wrap">${crumb(view, course)}<div class="fp-course"><article><div class="fp-stage">${coursePicture({ ...course, thumbnail: course.banner ?? course.thumbnail }, true)}</div><h1>${course.title}</h1>${course.subtitle && html`<p class="fp-subtitle">${course.subtitle}</p>`}${facts(view, course)}${price(view, course.price, course.oldPrice)}</article>${lessons(view, course)}</div><section class="sec fp-desc"><h2>${view.t('storefront.course.about')}</h2>${paragraphs(course)}</section></div>`;

const missing = ({ t }: PageContext): RenderedPage => ({
  head: { title: `${t('shell.not_found.title')} · ${t('kit.brand')}`, noindex: true },
  body: html``,
  status: 404,
});

export const course: PageRenderer = async (view) => {
  const { t, api, url, siteUrl } = view;
  const id = url.searchParams.get('id') ?? '';
  const path = `/course/${encodeURIComponent(id)}/`;
  // Not cached by the browser: the video addresses are signed for the caller.
  const found = id ? await api.get<Course>(path, { seed: false }) : undefined;
  if (!found)
    return api.notFoundPaths.has(path) || !id
      ? missing(view)
      : { head: { title: t('kit.brand') }, body: html`` };
  return {
    head: {
      title: `${found.title} · ${t('kit.brand')}`,
      description: found.subtitle || truncateText(found.desc, 160),
      canonical: coursePath(found),
      image: found.thumbnail ?? undefined,
      type: 'article',
      jsonLd: [described(found, siteUrl), way(view, found)],
    },
    body: content(view, found),
  };
};
