import type { ApiSchemas } from '@sargam/kit';
import type { HeadContext } from '@sargam/kit/server';
import { giftCardPath } from '../../src/store/gift-card-path.ts';
import type { NamedPath } from './json-ld.ts';

// Paths and names of pages, for canonical URLs, lists and breadcrumbs.

type WithId = { _id: string };
export const coursePath = ({ _id }: WithId): string => `/courseview?id=${encodeURIComponent(_id)}`;
export const instructorPath = ({ _id }: WithId): string => `/instructorview/${encodeURIComponent(_id)}`;
export const freebiePath = ({ _id }: WithId): string => `/freebies/${encodeURIComponent(_id)}`;

type Titled = WithId & { title: string };
export const courseEntry = (course: Titled): NamedPath => ({ name: course.title, path: coursePath(course) });
export const freebieEntry = (freebie: Titled): NamedPath => ({
  name: freebie.title,
  path: freebiePath(freebie),
});
export const instructorEntry = (person: WithId & { name: string }): NamedPath => ({
  name: person.name,
  path: instructorPath(person),
});
export const giftCardEntry = (product: ApiSchemas['GiftCardProduct']): NamedPath => ({
  name: product.name,
  path: giftCardPath(product),
});

const page =
  (title: string, path: string) =>
  ({ t }: HeadContext): NamedPath => ({ name: t(title), path });

export const homeEntry = page('kit.brand', '/');
export const courseListEntry = page('storefront.courses.title', '/allcourses');
export const instructorListEntry = page('storefront.instructors.title', '/instructorlist');
export const freebieListEntry = page('storefront.freebies.title', '/freebies');
export const storeEntry = page('storefront.store.title', '/store');
