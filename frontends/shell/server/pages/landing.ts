import type { Wire } from '@sargam/kit';
import { glyphBaseline, heroKeyInk } from '@sargam/kit/art';
import { noteGlyphs } from '@sargam/kit/note-glyphs';
import { type Html, html } from '../html.ts';
import { heroKey } from '../parts/art.ts';
import { courseRow, instructorGrid, sectionHead } from '../parts/cards.ts';
import type { View, Writer } from '../view.ts';

const lengths = [560, 528, 498, 468, 440, 414, 390];
const MOST_INSTRUCTORS = 10;

const note = (index: number): Html | undefined => {
  const glyph = noteGlyphs[index];
  if (!glyph) return undefined;
  return html`<i style="color:${heroKeyInk(index)}"><svg class="gl" viewBox="0 0 ${glyph.w} ${glyphBaseline}"><path fill="currentColor" d="${glyph.d}"></path></svg></i>`;
};

const hero = ({ t }: View): Html => {
  const keys = lengths.map(
    (length, index) => html`<span style="--kh:${length}px">${heroKey(index)}${note(index)}</span>`,
  );
  return html`<section class="fp-hero"><div class="hstring"></div><div class="wrap"><div class="txt"><h1>${t('shell.public.hero')}</h1><p class="lead">${t('shell.public.hero_text')}</p><a class="btn main lg" href="/login">${t('shell.public.start')}</a></div><div class="keys" aria-hidden="true">${keys}</div></div></section>`;
};

export const landing: Writer = async (view) => {
  const { t, api, siteUrl } = view;
  const [courses, instructors] = await Promise.all([
    api.get<{ data: Wire['CourseCard'][] }>('/course/featured/'),
    api.get<{ data: Wire['InstructorCard'][] }>('/instructor/featured/'),
    // Counted further down the page; only put into the browser's cache.
    api.get('/course/catagory/'),
    api.get('/instructor/'),
  ]);
  const taught =
    courses &&
    html`<section class="sec wrap">${sectionHead(t('shell.public.featured'), t('shell.public.featured_text'))}${courseRow(view, courses.data)}</section>`;
  const people =
    instructors &&
    html`<section class="sec wrap">${sectionHead(t('shell.public.musicians'))}${instructorGrid(instructors.data.slice(0, MOST_INSTRUCTORS))}</section>`;
  const description = t('shell.public.description');
  return {
    head: {
      title: t('shell.title.site'),
      description,
      canonical: '/',
      ld: {
        '@context': 'https://schema.org',
        '@type': 'EducationalOrganization',
        name: t('kit.brand'),
        url: siteUrl,
        description,
        address: { '@type': 'PostalAddress', addressCountry: 'BD' },
      },
    },
    body: html`${hero(view)}${taught}${people}`,
  };
};
