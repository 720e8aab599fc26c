import type { ApiSchemas } from '@sargam/kit';
import { truncateText } from '@sargam/kit/format';
import { html } from '../html.ts';
import { breadcrumbs, itemList, organization } from '../json-ld.ts';
import type { PageRenderer } from '../page-context.ts';
import { homeEntry, instructorEntry, instructorListEntry, instructorPath } from '../page-paths.ts';
import { personPicture } from '../parts/art.ts';
import { courseGrid, instructorGrid, sectionHead } from '../parts/cards.ts';

const PAGE_SIZE = 12;

type Person = ApiSchemas['InstructorCard'];
type PersonPage = Person & { courses: ApiSchemas['CourseCard'][]; bundles: ApiSchemas['CourseCard'][] };

export const instructors: PageRenderer = async (view) => {
  const { t, api, url, siteUrl } = view;
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1);
  const list = await api.get<{ data: Person[] }>(`/instructor/?page=${page}&limit=${PAGE_SIZE}`);
  const people = list?.data ?? [];
  return {
    head: {
      title: `${t('shell.title.instructors')} · ${t('kit.brand')}`,
      description: t('shell.public.instructors_description'),
      canonical: page > 1 ? `/instructorlist?page=${page}` : '/instructorlist',
      jsonLd: [
        itemList(siteUrl, people.map(instructorEntry)),
        breadcrumbs(siteUrl, homeEntry(view), instructorListEntry(view)),
      ],
    },
    body: html`<div class="wrap sec">${sectionHead(t('shell.title.instructors'), undefined, 'h1')}${instructorGrid(people, 'h2')}</div>`,
  };
};

const described = (person: Person, siteUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Person',
  name: person.name,
  description: person.bio,
  url: siteUrl + instructorPath(person),
  image: person.photo ? new URL(person.photo, siteUrl).href : undefined,
  worksFor: organization(siteUrl),
});

export const instructor: PageRenderer = async (view) => {
  const { t, api, url, siteUrl } = view;
  const id = url.pathname.split('/')[2] ?? '';
  const path = `/instructor/${id}/`;
  const person = await api.get<PersonPage>(path);
  if (!person) {
    const status = api.notFoundPaths.has(path) ? 404 : 200;
    return {
      head: { title: `${t('shell.title.instructors')} · ${t('kit.brand')}`, noindex: status === 404 },
      body: html``,
      status,
    };
  }
  return {
    head: {
      title: `${person.name} · ${t('kit.brand')}`,
      description: truncateText(person.bio, 160),
      canonical: instructorPath(person),
      image: person.photo ?? undefined,
      type: 'profile',
      jsonLd: [
        described(person, siteUrl),
        breadcrumbs(siteUrl, homeEntry(view), instructorListEntry(view), instructorEntry(person)),
      ],
    },
    body: html`<div class="wrap sec">${sectionHead(person.name, person.band, 'h1')}<div class="row"><span class="ava">${personPicture(person)}</span><p>${person.bio}</p></div>${courseGrid(view, [...person.bundles, ...person.courses])}</div>`,
  };
};
