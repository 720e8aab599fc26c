import type { ApiSchemas } from '@sargam/kit';
import { courseCategories, faqs, testimonials } from '@sargam/kit/site';
import { type Html, html } from '../html.ts';
import type { PageContext } from '../page-context.ts';
import { sectionHead } from '../parts/cards.ts';

type Part = Html | false | undefined;
const section = (title: string, content: Html): Html =>
  html`<section class="sec wrap">${sectionHead(title)}${content}</section>`;

/** What is taught, with how many courses there are of it; what has none is coming soon. */
export const renderCategories = (
  { t }: PageContext,
  counts: ApiSchemas['CategoryCount'][] | undefined,
): Html => {
  const item = ({ catagory, name, comingSoon }: (typeof courseCategories)[number]): Html => {
    const count = counts?.find((entry) => entry.catagory === catagory)?.count ?? 0;
    if (counts && comingSoon && count === 0)
      return html`<li><b>${t(name)}</b> <span class="badge">${t('storefront.teach.soon')}</span></li>`;
    return html`<li><a href="/allcourses?catagory=${encodeURIComponent(catagory)}">${t(name)}</a> ${count > 0 && html`<span class="muted">${t('kit.count.courses', { count })}</span>`}</li>`;
  };
  return section(t('storefront.teach.title'), html`<ul class="fp-list">${courseCategories.map(item)}</ul>`);
};

export const renderTestimonials = ({ t }: PageContext): Html =>
  section(
    t('storefront.voices.title'),
    html`<div class="fp-grid">${testimonials.map((name) => html`<blockquote><p>${t(`storefront.voices.${name}.words`)}</p><footer class="sm muted">${t(`storefront.voices.${name}.who`)}</footer></blockquote>`)}</div>`,
  );

const counted = ['user', 'instructor', 'course', 'freebies'] as const;

export const renderCounters = (
  { t, count }: PageContext,
  counts: ApiSchemas['Counters'] | undefined,
): Part => {
  const shown = counted.filter((name) => (counts?.[name] ?? 0) > 0);
  if (!counts || shown.length === 0) return undefined;
  return html`<section class="sec wrap" aria-label="${t('storefront.numbers.label')}"><dl class="fp-grid num">${shown.map((name) => html`<div><dt>${t(`storefront.numbers.${name}`, { count: counts[name] })}</dt><dd class="fp-h3">${count(counts[name])}</dd></div>`)}</dl></section>`;
};

export const renderUpcomingCourses = (
  { t }: PageContext,
  courses: readonly ApiSchemas['UpcomingCourse'][] | undefined,
): Part => {
  if (!courses?.length) return undefined;
  const items = courses.map(
    ({ name }) => html`<li>${name} <span class="badge">${t('storefront.teach.soon')}</span></li>`,
  );
  return section(t('storefront.upcoming.title'), html`<ul class="fp-list">${items}</ul>`);
};

/** What people ask, readable without a script, and the way to write to us; the form is the script's. */
export const renderFaq = ({ t }: PageContext): Html =>
  section(
    t('storefront.faq.title'),
    html`<div class="fp-text">${faqs.map((name) => html`<h3>${t(`storefront.faq.${name}.q`)}</h3><p>${t(`storefront.faq.${name}.a`)}</p>`)}<p><a href="/contact">${t('storefront.contact.title')}</a></p></div>`,
  );
