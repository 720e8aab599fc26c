import type { Wire } from '@sargam/kit';
import { html } from '../html.ts';
import { heroKey } from '../parts/art.ts';
import { courseGrid, instructorGrid, sectionHead } from '../parts/cards.ts';
import type { Writer } from '../view.ts';

const lengths = [560, 528, 498, 468, 440, 414, 390];

export const landing: Writer = async (view) => {
  const { t, api, siteUrl } = view;
  const [courses, instructors] = await Promise.all([
    api.get<{ data: Wire['CourseCard'][] }>('/course/featured/'),
    api.get<{ data: Wire['InstructorCard'][] }>('/instructor/featured/'),
  ]);
  const keys = lengths.map((length, note) => html`<span style="--kh:${length}px">${heroKey(note)}</span>`);
  const hero = html`<section class="fp-hero"><div class="hstring"></div><div class="wrap"><div class="txt"><h1>${t('shell.public.hero')}</h1><p class="lead">${t('shell.public.hero_text')}</p><a class="btn main lg" href="/login">${t('shell.public.see_courses')}</a></div><div class="keys" aria-hidden="true">${keys}</div></div></section>`;
  const taught =
    courses &&
    html`<section class="sec wrap">${sectionHead(t('shell.public.featured'), t('shell.public.featured_text'))}${courseGrid(view, courses.data)}</section>`;
  const people =
    instructors &&
    html`<section class="sec wrap">${sectionHead(t('shell.public.musicians'))}${instructorGrid(instructors.data)}</section>`;
  return {
    head: {
      title: t('shell.title.site'),
      description: t('shell.public.description'),
      canonical: '/',
      ld: {
        '@context': 'https://schema.org',
        '@type': 'EducationalOrganization',
        name: t('kit.brand'),
        url: siteUrl,
        description: t('shell.public.description'),
        address: { '@type': 'PostalAddress', addressCountry: 'BD' },
      },
    },
    body: html`${hero}${taught}${people}`,
  };
};
