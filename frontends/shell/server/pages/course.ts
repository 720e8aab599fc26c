import type { Wire } from '@sargam/kit';
import { clip } from '@sargam/kit/format';
import { type Html, html } from '../html.ts';
import { breadcrumbs, house } from '../ld.ts';
import { coursePicture, personPicture } from '../parts/art.ts';
import { categoryName, levelName, price } from '../parts/cards.ts';
import type { View, Writer, Written } from '../view.ts';
import { coursePath, coursesOf, homeOf, listedCourse } from '../way.ts';

type Course = Wire['CourseDetail'];

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
  provider: house(siteUrl),
  instructor: course.instructorName ? { '@type': 'Person', name: course.instructorName } : undefined,
  educationalLevel: course.courseType,
  image: course.thumbnail ? new URL(course.thumbnail, siteUrl).href : undefined,
  offers: offers(course, siteUrl),
  hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online' },
});

const way = (view: View, course: Course) =>
  breadcrumbs(view.siteUrl, homeOf(view), coursesOf(view), listedCourse(course));

const lessons = ({ t }: View, { videos = [] }: Course): Html =>
  html`<aside class="hung fp-lessons"><div class="card-head"><b>${t('shell.public.lessons')}</b> <span class="sm muted">${t('kit.count.lessons', { count: videos.length })}</span></div><ol class="fp-list">${videos.slice(0, 12).map((lesson) => html`<li>${lesson.title}</li>`)}</ol></aside>`;

const instructor = (course: Course): Html | false => {
  const person = course.instructorProfile;
  if (!person) return false;
  return html`<p class="row"><span class="ava">${personPicture(person)}</span><a href="/instructorview/${encodeURIComponent(person._id)}">${person.name}</a></p>`;
};

const content = (view: View, course: Course): Html =>
  html`<div class="wrap fp-two"><article><div class="pic">${coursePicture(course, true)}</div><p class="sm faint">${categoryName(view, course.catagory)} · ${levelName(view, course.courseType)}</p><h1>${course.title}</h1><p class="muted">${course.subtitle}</p>${price(view, course.price, course.oldPrice)}${instructor(course)}<p>${course.desc}</p></article>${lessons(view, course)}</div>`;

const missing = ({ t }: View): Written => ({
  head: { title: `${t('shell.not_found.title')} · ${t('kit.brand')}`, noindex: true },
  body: html``,
  status: 404,
});

export const course: Writer = async (view) => {
  const { t, api, url, siteUrl } = view;
  const id = url.searchParams.get('id') ?? '';
  const path = `/course/${encodeURIComponent(id)}/`;
  // Not put into the browser's cache: its video addresses are signed for whoever asks.
  const found = id ? await api.get<Course>(path, { seed: false }) : undefined;
  if (!found)
    return api.missing.has(path) || !id ? missing(view) : { head: { title: t('kit.brand') }, body: html`` };
  return {
    head: {
      title: `${found.title} · ${t('kit.brand')}`,
      description: found.subtitle || clip(found.desc, 160),
      canonical: coursePath(found),
      image: found.thumbnail ?? undefined,
      type: 'article',
      ld: [described(found, siteUrl), way(view, found)],
    },
    body: content(view, found),
  };
};
