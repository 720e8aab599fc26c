import { listChangingMethods, type ServiceUnderTest, startTestService } from '@sargam/chassis/testing';
import { AnnouncementServiceDefinition } from '@sargam/proto/catalogue/v1/announcements';
import { AuditServiceDefinition } from '@sargam/proto/catalogue/v1/audit';
import { CatalogueServiceDefinition } from '@sargam/proto/catalogue/v1/catalogue';
import { Freebie, FreebieServiceDefinition } from '@sargam/proto/catalogue/v1/freebies';
import { SubmissionServiceDefinition } from '@sargam/proto/catalogue/v1/submissions';
import { type CatalogueSettings, settings } from '../src/config.ts';
import { startCatalogue } from '../src/start.ts';
import { buildCourse, buildInstructor } from './sample-messages.ts';

let suite: ServiceUnderTest<CatalogueSettings>;
beforeAll(async () => {
  suite = await startTestService(import.meta.dirname, { settings, start: startCatalogue });
}, 60_000);
afterAll(() => suite.stop(), 30_000);

const as = (role: string) =>
  suite.as({
    subject: role,
    roles: [role],
    claims: { network: '10.0.0.1', ...(role === 'instructor' && { instructor: 'i1' }) },
  });
const catalogue = (role = 'admin') => as(role).client(CatalogueServiceDefinition);
const submissions = (role: string) => as(role).client(SubmissionServiceDefinition);
const freebies = () => as('content').client(FreebieServiceDefinition);
const announcements = () => as('admin').client(AnnouncementServiceDefinition);

const listEntries = async (filter: { targetId?: string; actor?: string }) =>
  (await as('admin').client(AuditServiceDefinition).listAuditEntries(filter)).entries;
const listChanges = async (targetId: string) =>
  (await listEntries({ targetId })).map(({ action, beforeJson, afterJson }) => [
    action,
    beforeJson,
    afterJson,
  ]);

const freebie = Freebie.fromPartial({
  title: { en: 'Chord chart', bn: '' },
  subtitle: { en: 'On one page', bn: '' },
  category: 'Guitar',
  description: { en: '<p>Print it.</p>', bn: '' },
  carousel: ['one.webp'],
});
const popup = (id: string, show = true) => ({
  popup: {
    id,
    show,
    title: { en: 'Eid', bn: '' },
    body: { en: '<p>Half price</p>', bn: '' },
    thumbnail: '',
    version: 0,
  },
});
const saveCourse = (courseId: string) => catalogue().saveCourse({ courseId, course: buildCourse(courseId) });
const saveInstructor = (instructorId: string) =>
  catalogue().saveInstructor({ instructorId, instructor: buildInstructor('Mitu', 'মিতু') });
const saveFreebie = (freebieId: string) => freebies().saveFreebie({ freebieId, freebie });
const addUpcoming = (upcomingId: string) =>
  announcements().addUpcoming({ upcomingId, name: { en: 'Sitar', bn: '' }, photo: 'sitar.webp' });

/** Each changing call, for a target with this id. */
const changes: Record<string, (id: string) => Promise<unknown>> = {
  saveCourse,
  publishCourse: async (id) => {
    await saveCourse(id);
    await catalogue().publishCourse({ courseId: id, published: true, lessonCount: 1 });
  },
  publishRevision: async (id) => {
    await changes['publishCourse']?.(id);
    await catalogue().saveCourse({ courseId: id, course: buildCourse('Revised'), asRevision: true });
    await catalogue().publishRevision({ courseId: id, lessonCount: 1 });
  },
  discardRevision: async (id) => {
    await changes['publishCourse']?.(id);
    await catalogue().saveCourse({ courseId: id, course: buildCourse('Revised'), asRevision: true });
    await catalogue().discardRevision({ courseId: id });
  },
  submitCourse: async (id) => {
    await saveCourse(id);
    await submissions('instructor').submitCourse({ courseId: id, lessonCount: 1 });
  },
  withdrawCourse: async (id) => {
    await changes['submitCourse']?.(id);
    await submissions('instructor').withdrawCourse({ courseId: id });
  },
  askForChanges: async (id) => {
    await changes['submitCourse']?.(id);
    const { version: basedOnVersion } = await catalogue().getCourse({ courseId: id });
    await submissions('admin').askForChanges({ courseId: id, comment: 'More chords', basedOnVersion });
  },
  publishSubmittedCourse: async (id) => {
    await changes['submitCourse']?.(id);
    const { version: basedOnVersion } = await catalogue().getCourse({ courseId: id });
    await submissions('admin').publishSubmittedCourse({ courseId: id, lessonCount: 1, basedOnVersion });
  },
  featureCourses: async (id) => {
    await saveCourse(id);
    await catalogue().featureCourses({ featuredIds: [id], unfeaturedIds: [] });
  },
  saveInstructor,
  publishInstructor: async (id) => {
    await saveInstructor(id);
    await catalogue().publishInstructor({ instructorId: id, published: true });
  },
  featureInstructors: async (id) => {
    await saveInstructor(id);
    await catalogue().featureInstructors({ featuredIds: [id], unfeaturedIds: [] });
  },
  saveFreebie,
  deleteFreebie: async (id) => {
    await saveFreebie(id);
    await freebies().deleteFreebie({ freebieId: id });
  },
  addUpcoming,
  deleteUpcoming: async (id) => {
    await addUpcoming(id);
    await announcements().deleteUpcoming({ upcomingId: id });
  },
  savePopup: (id) => announcements().savePopup(popup(id)),
};

it('each changing call is in the list of audited calls', () => {
  const reading = ['search', 'suggest'];
  expect(Object.keys(changes).sort()).toEqual(
    listChangingMethods(suite).filter((name) => !reading.some((prefix) => name.startsWith(prefix))),
  );
});

it.each(Object.keys(changes))('%s leaves one audit entry with actor and target', async (name) => {
  const id = `audited-${name}`;
  const action = name.charAt(0).toUpperCase() + name.slice(1);
  await changes[name]?.(id);
  const listOwn = async () =>
    (await listEntries({ targetId: id })).filter((entry) => entry.action === action);
  const [entry, ...others] = await listOwn();
  expect(others).toEqual([]);
  expect(['admin', 'content', 'instructor']).toContain(entry?.role);
  expect(entry).toMatchObject({ actor: entry?.role, network: '10.0.0.1' });
});

it('an entry contains only what changed; a repeat that changes nothing has none', async () => {
  await saveCourse('c1');
  const priced = buildCourse('c1', {
    standard: { tier: 0, pricePoisha: 99_000n, oldPricePoisha: 0n, validityDays: 30 },
  });
  await catalogue().saveCourse({ courseId: 'c1', course: priced });
  await catalogue().saveCourse({ courseId: 'c1', course: priced });
  await catalogue('content').saveCourse({ courseId: 'c1', course: priced });
  for (const published of [true, true, false])
    await catalogue().publishCourse({ courseId: 'c1', published, lessonCount: 1 });
  const [unpublished, published, repriced, created] = await listChanges('c1');
  expect([unpublished, published, repriced]).toEqual([
    ['PublishCourse', '{"published":true}', '{"published":false}'],
    ['PublishCourse', '{"published":false}', '{"published":true}'],
    [
      'SaveCourse',
      '{"standard":{"price":120000,"oldPrice":0,"validityDays":30}}',
      '{"standard":{"price":99000,"oldPrice":0,"validityDays":30}}',
    ],
  ]);
  expect(created?.slice(0, 2)).toEqual(['SaveCourse', '']);
  expect(await listChanges('c1')).toHaveLength(4);
});

it('a repeat of adding, deleting and saving has no entry', async () => {
  for (const _ of [1, 2]) {
    await saveFreebie('f1');
    await addUpcoming('u1');
    await announcements().savePopup(popup('p1'));
  }
  await announcements().savePopup(popup('p1', false));
  for (const _ of [1, 2]) {
    await freebies().deleteFreebie({ freebieId: 'f1' });
    await announcements().deleteUpcoming({ upcomingId: 'u1' });
  }
  const upcoming = '{"name":{"en":"Sitar","bn":""},"photo":"sitar.webp"}';
  expect(await listChanges('u1')).toEqual([
    ['DeleteUpcoming', upcoming, ''],
    ['AddUpcoming', '', upcoming],
  ]);
  expect((await listChanges('f1')).map(([action]) => action)).toEqual(['DeleteFreebie', 'SaveFreebie']);
  expect((await listChanges('p1'))[0]).toEqual(['SavePopup', '{"show":true}', '{"show":false}']);
  expect(await listChanges('p1')).toHaveLength(2);
});

it('unpublishing an instructor has an entry for each course that is taken off sale', async () => {
  await saveInstructor('i1');
  await catalogue().publishInstructor({ instructorId: 'i1', published: true });
  await saveCourse('on-sale');
  await catalogue().publishCourse({ courseId: 'on-sale', published: true, lessonCount: 1 });
  await saveCourse('draft');
  await catalogue().publishInstructor({ instructorId: 'i1', published: false });
  for (const id of ['i1', 'on-sale'])
    expect((await listChanges(id))[0]).toEqual([
      'PublishInstructor',
      '{"published":true}',
      '{"published":false}',
    ]);
  expect(await listChanges('draft')).toHaveLength(1);
});

it('entries are for admins only, and can be filtered by actor', async () => {
  await saveFreebie('by-content');
  const entries = await listEntries({ actor: 'content' });
  expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set(['content']));
  expect(await listEntries({ actor: 'nobody' })).toEqual([]);
  for (const role of ['student', 'instructor', 'content'])
    await expect(as(role).client(AuditServiceDefinition).listAuditEntries({})).rejects.toMatchObject({
      kind: 'forbidden',
    });
});
