import type { Listed } from './ld.ts';
import type { View } from './view.ts';

// Where things are, and what stands above them: for canonical addresses, lists and breadcrumbs alike.

export const coursePath = ({ _id }: { _id: string }): string => `/courseview?id=${encodeURIComponent(_id)}`;
export const instructorPath = ({ _id }: { _id: string }): string =>
  `/instructorview/${encodeURIComponent(_id)}`;
export const freebiePath = ({ _id }: { _id: string }): string => `/freebies/${encodeURIComponent(_id)}`;

type Titled = { _id: string; title: string };
export const listedCourse = (course: Titled): Listed => ({ name: course.title, path: coursePath(course) });
export const listedFreebie = (freebie: Titled): Listed => ({
  name: freebie.title,
  path: freebiePath(freebie),
});
export const listedInstructor = (person: { _id: string; name: string }): Listed => ({
  name: person.name,
  path: instructorPath(person),
});

const page =
  (title: string, path: string) =>
  ({ t }: View): Listed => ({ name: t(title), path });

export const homeOf = page('kit.brand', '/');
export const coursesOf = page('shell.title.courses', '/allcourses');
export const instructorsOf = page('shell.title.instructors', '/instructorlist');
export const freebiesOf = page('shell.title.freebies', '/freebies');
export const storeOf = page('shell.title.store', '/store');
