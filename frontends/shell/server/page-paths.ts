import type { NamedPath } from './json-ld.ts';
import type { PageContext } from './page-context.ts';

// Paths and names of pages, for canonical URLs, lists and breadcrumbs.

export const coursePath = ({ _id }: { _id: string }): string => `/courseview?id=${encodeURIComponent(_id)}`;
export const instructorPath = ({ _id }: { _id: string }): string =>
  `/instructorview/${encodeURIComponent(_id)}`;
export const freebiePath = ({ _id }: { _id: string }): string => `/freebies/${encodeURIComponent(_id)}`;

type Titled = { _id: string; title: string };
export const courseEntry = (course: Titled): NamedPath => ({ name: course.title, path: coursePath(course) });
export const freebieEntry = (freebie: Titled): NamedPath => ({
  name: freebie.title,
  path: freebiePath(freebie),
});
export const instructorEntry = (person: { _id: string; name: string }): NamedPath => ({
  name: person.name,
  path: instructorPath(person),
});

const page =
  (title: string, path: string) =>
  ({ t }: PageContext): NamedPath => ({ name: t(title), path });

export const homeEntry = page('kit.brand', '/');
export const courseListEntry = page('shell.title.courses', '/allcourses');
export const instructorListEntry = page('shell.title.instructors', '/instructorlist');
export const freebieListEntry = page('shell.title.freebies', '/freebies');
export const storeEntry = page('shell.title.store', '/store');
