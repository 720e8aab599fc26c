import { Children, isValidElement, type ReactNode } from 'react';
import { routes } from '../../src/routes.tsx';
import { buildCertificate } from '../../src/testing/certificate-samples.ts';
import { buildFreebie, buildFreebieList, buildFreebiePage } from '../../src/testing/freebie-samples.ts';
import { buildGiftCard } from '../../src/testing/gift-samples.ts';
import { buildCourse, buildCourseDetail, buildInstructor } from '../../src/testing/samples.ts';
import { headBuilders } from './index.ts';
import { buildHead } from './testing/build-head.ts';

const longText = 'ক্ষ্ম'.repeat(400);
const course = { title: 'Fingerstyle from zero', thumbnail: '/api/v1/media/c1.webp' };
const person = buildInstructor({ name: 'Nusrat Mitu', photo: '/p.webp' });
const instructorPage = { ...person, courses: [buildCourse()], bundles: [] };
const freebie = { title: 'Open chords' };
const giftCard = buildGiftCard({ param: 'first', description: 'For a friend.' });

const list = (...data: object[]) => ({ data, total: data.length });
const responses = {
  '/course/?limit=12': list(buildCourse(course)),
  '/course/c1/': buildCourseDetail(course),
  '/course/c2/': buildCourseDetail({ ...course, _id: 'c2', subtitle: '', desc: longText }),
  '/instructor/?page=1&limit=12': list(person),
  '/instructor/i1/': instructorPage,
  '/instructor/i2/': { ...instructorPage, _id: 'i2', bio: longText },
  '/freebies/?limit=12': buildFreebieList(buildFreebie(freebie)),
  '/freebies/f1': buildFreebiePage(freebie),
  '/store/product/': list(giftCard),
  '/store/product/first': giftCard,
};

const types = (jsonLd: readonly object[] = []): unknown[] =>
  (jsonLd as { '@type'?: unknown }[]).map((one) => one['@type']);

const breadcrumbs = 'BreadcrumbList';

describe.each([
  ['/', 'Sargam: music lessons', undefined, ['EducationalOrganization', 'WebSite', 'FAQPage']],
  ['/allcourses', 'All courses', undefined, ['ItemList', breadcrumbs]],
  ['/courseview?id=c1', 'Fingerstyle from zero', '/api/v1/media/c1.webp', ['Course', breadcrumbs]],
  ['/instructorlist', 'Instructors', undefined, ['ItemList', breadcrumbs]],
  ['/instructorview/i1', 'Nusrat Mitu', '/p.webp', ['Person', breadcrumbs]],
  ['/freebies', 'Freebies', undefined, ['ItemList', breadcrumbs]],
  ['/freebies/f1', 'Open chords', undefined, ['LearningResource', breadcrumbs]],
  ['/store', 'Store', undefined, ['ItemList', breadcrumbs]],
  ['/products/giftCard/first', 'First string', undefined, ['Product', breadcrumbs]],
  ['/contact', 'Contact', undefined, ['ContactPage', breadcrumbs]],
  ['/about', 'About', undefined, [breadcrumbs]],
  ['/how-to-guide', 'How-to guide', undefined, [breadcrumbs]],
  ['/start', 'Where do I start?', undefined, [breadcrumbs]],
  ['/terms', 'Terms', undefined, [breadcrumbs]],
  ['/privacy', 'Privacy policy', undefined, [breadcrumbs]],
])('the public page %s', (address, title, image, described) => {
  it('has title, description, canonical URL, share picture and JSON-LD, and is indexed', () => {
    const { head } = buildHead(address, { responses });
    expect(head.title).toContain(title);
    expect(head.description?.length).toBeGreaterThan(5);
    expect(head.canonical).toBe(address);
    expect(head.image).toBe(image);
    expect(types(head.jsonLd)).toEqual(described);
    expect([head.noindex, head.status]).toEqual([undefined, undefined]);
  });

  it('has a description in Bengali, and a canonical URL without the language', () => {
    const join = address.includes('?') ? '&' : '?';
    const { head } = buildHead(`${address}${join}lng=bn`, { responses, language: 'bn' });
    expect(head.canonical).toBe(address);
    expect(head.description).toBeTruthy();
    expect(types(head.jsonLd)).toEqual(described);
  });
});

it.each(['/login', '/login?redirect=cart', '/signup', '/signup/abc', '/forgetpassword'])(
  'the form page %s has a title and is not indexed',
  (address) => {
    const { head } = buildHead(address);
    expect(head).toEqual({ title: expect.stringMatching(/^[A-Z].* · Sargam$/), noindex: true });
  },
);

it.each([
  ['/courseview', '404! Page not found · Sargam'],
  ['/courseview?id=none', '404! Page not found · Sargam'],
  ['/instructorview/none', 'Instructors · Sargam'],
  ['/freebies/none', 'Freebies · Sargam'],
  ['/products/giftCard/none', 'Gift card · Sargam'],
])('%s answers 404 and is not indexed', (address, title) => {
  expect(buildHead(address, { responses }).head).toEqual({ title, noindex: true, status: 404 });
});

it.each([
  ['/courseview?id=slow', 'Sargam'],
  ['/instructorview/slow', 'Instructors · Sargam'],
  ['/freebies/slow', 'Freebies · Sargam'],
  ['/products/giftCard/slow', 'Gift card · Sargam'],
])('%s has only a title if the API does not respond in time', (address, title) => {
  expect(buildHead(address, { isSettled: false }).head).toEqual({ title });
});

it.each(['/allcourses', '/instructorlist', '/freebies', '/store'])(
  '%s has an empty list in its JSON-LD if the API does not respond in time',
  (address) => {
    const { head } = buildHead(address, { isSettled: false });
    expect(head.jsonLd?.[0]).toMatchObject({ '@type': 'ItemList', itemListElement: [] });
    expect(head.canonical).toBe(address);
  },
);

it.each(['/instructorview/i2', '/courseview?id=c2'])(
  'the description of %s is a truncated text that never ends inside a conjunct',
  (address) => {
    expect(buildHead(address, { responses }).head.description).toMatch(/^(?:ক্ষ্ম)+…$/);
  },
);

it('the breadcrumbs lead from the home page to the page itself, with absolute URLs', () => {
  const { head } = buildHead('/courseview?id=c1', { responses });
  expect(head.jsonLd?.[1]).toMatchObject({
    itemListElement: [
      { name: 'Sargam', position: 1, item: 'https://sargam.test/' },
      { name: 'All courses', position: 2, item: 'https://sargam.test/allcourses' },
      { name: 'Fingerstyle from zero', position: 3, item: 'https://sargam.test/courseview?id=c1' },
    ],
  });
});

const routePaths = (node: ReactNode): string[] =>
  Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ path?: string; children?: ReactNode }>(child)) return [];
    const { path, children } = child.props;
    return path === undefined ? routePaths(children) : [path];
  });

it('every head builder belongs to a route', () => {
  expect(routePaths(routes)).toEqual(expect.arrayContaining(Object.keys(headBuilders)));
});

describe('the page of a certificate', () => {
  const address = '/certificate/ABCDEFGHJKLMNPQRSTUV';
  const path = '/certificate/ABCDEFGHJKLMNPQRSTUV';
  const head = (change: Partial<ReturnType<typeof buildCertificate>> = {}) =>
    buildHead(address, { responses: { [path]: buildCertificate(change) } }).head;

  it('has a title and a share card, and is not indexed', () => {
    expect(head()).toEqual({
      title: 'Certificate of Mitu Rahman: First chords · Sargam',
      description:
        'Mitu Rahman has passed the theory and practical exams of First chords, taught by Arif Chowdhury.',
      canonical: address,
      type: 'article',
      noindex: true,
    });
  });

  it('says in its share card that the certificate is revoked', () => {
    expect(head({ revokedAt: '2026-11-22T04:30:00.000Z' }).description).toBe(
      'This certificate has been revoked.',
    );
  });

  it('answers 404 to an unknown code, and is not indexed while the answer is late', () => {
    expect(buildHead(address).head).toMatchObject({ status: 404, noindex: true });
    expect(buildHead(address, { isSettled: false }).head).toEqual({
      title: 'Certificate · Sargam',
      noindex: true,
    });
  });
});
