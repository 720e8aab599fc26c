import type { ApiSchemas } from '@sargam/kit';
import { coverKindForCategory } from '@sargam/kit/art';
import { discountPercent } from '@sargam/kit/format';
import { type Html, html, raw } from '../html.ts';
import type { PageContext } from '../page-context.ts';
import { coursePicture, personPicture } from './art.ts';

type CourseCard = ApiSchemas['CourseCard'];
type InstructorCard = ApiSchemas['InstructorCard'];

export const categoryName = ({ t }: PageContext, catagory: string): string =>
  t(`kit.category.${coverKindForCategory(catagory)}`);

export const levelName = ({ t }: PageContext, courseType: string): string =>
  t(`kit.level.${courseType === 'advance' ? 'advanced' : courseType}`);

export const price = (view: PageContext, amount: number, oldPrice?: number | null): Html =>
  html`<p class="price num"><b>${view.money(amount)}</b>${(oldPrice ?? 0) > amount && html`<s><span class="vh">${view.t('kit.price.old')} </span>${view.money(oldPrice ?? 0)}</s>`}</p>`;

const discount = (view: PageContext, course: CourseCard): Html | false => {
  const percent = discountPercent(course.price, course.oldPrice ?? undefined);
  if (!percent) return false;
  return html`<span class="badge off"><span class="num" aria-hidden="true">−${view.count(percent)}%</span><span class="vh">${view.t('kit.price.off', { percent })}</span></span>`;
};

/** The kit's CourseCard, written. */
export const courseCard = (
  view: PageContext,
  course: CourseCard,
  level: 'h2' | 'h3' = 'h3',
  eager = false,
): Html =>
  html`<article class="course"><div class="pic">${coursePicture(course, eager)}${discount(view, course)}</div><div class="body"><p class="xs faint">${categoryName(view, course.catagory)} · ${levelName(view, course.courseType)}</p><${raw(level)} class="course-title"><a href="/courseview?id=${encodeURIComponent(course._id)}">${course.title}</a></${raw(level)}><p class="sm muted">${course.instructorName}</p>${price(view, course.price, course.oldPrice)}</div></article>`;

/** The first pictures may be the largest thing that is seen; the others wait until they come near. */
const EAGER = 2;

export const courseGrid = (view: PageContext, courses: readonly CourseCard[]): Html =>
  html`<div class="fp-courses">${courses.map((course, at) => courseCard(view, course, 'h2', at < EAGER))}</div>`;

/** One row that scrolls sideways. */
export const courseRow = (view: PageContext, courses: readonly CourseCard[]): Html =>
  html`<div class="fp-row">${courses.map((course) => courseCard(view, course))}</div>`;

const instructorCard = (person: InstructorCard, level: 'h2' | 'h3'): Html =>
  html`<article class="fp-person"><div class="pic">${personPicture(person)}</div><${raw(level)}><a href="/instructorview/${encodeURIComponent(person._id)}">${person.name}</a></${raw(level)}><p class="xs muted">${person.band}</p></article>`;

export const instructorGrid = (people: readonly InstructorCard[], level: 'h2' | 'h3' = 'h3'): Html =>
  html`<div class="fp-grid">${people.map((person) => instructorCard(person, level))}</div>`;

export const sectionHead = (title: string, text?: string, as: 'h1' | 'h2' = 'h2'): Html =>
  html`<div class="sechead"><div>${as === 'h1' ? html`<h1>${title}</h1>` : html`<h2>${title}</h2>`}${text && html`<p>${text}</p>`}</div></div>`;
