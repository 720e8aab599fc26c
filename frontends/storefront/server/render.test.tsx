/** @jest-environment node */
import { preloadPages } from '@sargam/kit';
import { type PublicResponse, renderPage, setServerTexts } from '@sargam/kit/server';
import bengali from '../locales/bn.json';
import english from '../locales/en.json';
import { routes } from '../src/routes.tsx';
import { Storefront } from '../src/Storefront.tsx';
import { headBuilders } from './heads/index.ts';

const PLANTED = '</script><script>alert(1)</script>"><img src=x onerror=alert(1)>';

/** An API response in which every text is an attack. Dates, ids and enumerations stay valid. */
const plant = (value: unknown, name = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => plant(each, name));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plant(each, key)]));
  const isKept =
    /^(_id|param|status|courseType|createdAt|providedAt|writtenAt|answeredAt|tier|youtube|description)$/.test(
      name,
    );
  return typeof value === 'string' && !isKept ? PLANTED : value;
};

const createdAt = '2026-11-21T04:30:00.000Z';

const course = {
  _id: 'c1',
  title: 'Fingerstyle',
  subtitle: 'From zero.',
  catagory: 'Guitar',
  courseType: 'beginner',
  instructor: 'i1',
  instructorName: 'Arif Chowdhury',
  price: 1500,
  oldPrice: 2000,
  validity: 30,
  thumbnail: '/a.webp',
  banner: '/b.webp',
  bundle: false,
  bundleCourses: [],
  desc: 'Long.',
  topic: ['Chords'],
  requirements: ['A guitar'],
  whoFor: ['Beginners'],
  courseHour: '4',
  instructorProfile: { _id: 'i1', name: 'Arif', bio: 'Plays.', band: 'Shunno', photo: null, course: [] },
  videos: [
    {
      _id: 'l1',
      title: 'Hands',
      status: 'open',
      src: '',
      duration: 60,
      stoppedAt: 0,
      completed: false,
      captions: [],
    },
  ],
  freeVideos: [],
  documents: [{ _id: 'd1', name: 'Chart.pdf', size: 4000, src: null }],
  createdAt,
};
const instructor = {
  _id: 'i1',
  name: 'Nusrat',
  bio: 'Plays.',
  band: 'Shunno',
  photo: '/p.webp',
  course: [],
  createdAt,
};
const freebie = {
  _id: 'f1',
  title: 'Chords',
  subtitle: 'Eight.',
  catagory: 'Guitar',
  description: '<p>Sanitised by the catalogue</p>',
  thumbnail: '/f.webp',
  youtube: null,
  documents: [],
  carouselList: [],
  carouselIds: [],
  createdAt,
};
const card = { _id: 'g1', name: 'Card', param: 'card', price: 950, oldPrice: 0, value: 1000, validity: 365 };
const gift = { ...card, description: 'For a friend.', image: '/g.webp' };
const certificate = {
  code: 'ABCDEFGHJKLMNPQRSTUV',
  serial: 'CERT-000001',
  studentName: 'Mitu',
  courseId: 'c1',
  courseName: 'Chords',
  instructorName: 'Arif',
  theory: 80,
  practical: 75,
  providedAt: createdAt,
  revokedAt: null,
};
const reviews = {
  data: [
    {
      _id: 'r1',
      rating: 5,
      text: 'Clear.',
      name: 'Mitu R.',
      writtenAt: createdAt,
      edited: false,
      answer: { text: 'Thanks.', answeredAt: createdAt },
      own: false,
    },
  ],
  total: 1,
  average: 5,
  counts: [0, 0, 0, 0, 1],
  next: null,
};
const list = (...data: object[]) => ({ data, total: data.length });

const answers: readonly [RegExp, unknown][] = [
  [/^\/course\/(featured|\?|upcoming)/, list(course)],
  [/^\/course\/catagory/, { data: [{ catagory: 'Guitar', total: 1 }], total: 1 }],
  [/^\/course\/\w+\/reviews/, reviews],
  [/^\/course\/\w+\/related/, list(course)],
  [/^\/course\//, course],
  [/^\/instructor\/(featured|\?|$)/, list(instructor)],
  [/^\/instructor\//, { ...instructor, courses: [course], bundles: [] }],
  [/^\/freebies\/(\?|$)/, list(freebie)],
  [/^\/freebies\//, freebie],
  [/^\/store\/product\/(\?|$)/, list(gift)],
  [/^\/store\/product\//, gift],
  [/^\/store\/category/, { data: [{ _id: 'k1', name: 'Birthday', param: 'birthday' }], total: 1 }],
  [/^\/certificate\//, certificate],
  [/^\/analytics\/$/, {}],
];

const render = (path: string, language: 'en' | 'bn', change = (value: unknown) => value) =>
  renderPage(
    {
      remote: { routes, wrapper: Storefront },
      headBuilders: headBuilders,
      findPageFiles: () => ({ styles: [], scripts: [] }),
      siteUrl: 'https://sargam.test',
      dataTimeoutMs: 5_000,
      api: async (requested): Promise<PublicResponse> => {
        const found = answers.find(([shape]) => shape.test(requested));
        if (!found) throw new Error(`no answer for ${requested}`);
        return { data: change(found[1]), isPersonal: false };
      },
    },
    path,
    { language },
  );

const paths = Object.keys(headBuilders).map((path) =>
  path === '/courseview' ? '/courseview?id=c1' : path.replace(/:\w+/, 'x1'),
);

beforeAll(async () => {
  setServerTexts({ en: { storefront: english }, bn: { storefront: bengali } });
  await preloadPages();
}, 30_000);

it.each(paths)(
  '%s is rendered in both languages, with a title, one heading and no missing text',
  async (path) => {
    for (const language of ['en', 'bn'] as const) {
      const { html, head } = await render(path, language);
      expect(html).not.toContain('<!--$!-->');
      expect(html.match(/<h1\b/g)).toHaveLength(1);
      expect(html + JSON.stringify(head)).not.toMatch(/\b(?:storefront|kit)\.[a-z_]+\.|undefined|\[object/);
      expect(head?.title).toBeTruthy();
    }
  },
);

it.each(paths)('%s contains no markup from a text of the API', async (path) => {
  const { html } = await render(path, 'en', (value) => plant(value));
  expect(html).not.toContain('<script');
  // Escaped, the planted text ends with `&gt;`.
  expect(html).not.toContain('alert(1)>');
});
