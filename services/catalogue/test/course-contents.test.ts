import { defineTopic } from '@sargam/chassis/kafka';
import { type ServiceUnderTest, startTestService } from '@sargam/chassis/testing';
import { CatalogueServiceDefinition } from '@sargam/proto/catalogue/v1/catalogue';
import { CourseContentsEvent } from '@sargam/proto/learning/v1/events';
import { type CatalogueSettings, settings } from '../src/config.ts';
import { startCatalogue } from '../src/start.ts';
import { buildCourse, buildInstructor, offer } from './sample-messages.ts';

const contentsEvents = defineTopic('learning.courses.v1', CourseContentsEvent);

let suite: ServiceUnderTest<CatalogueSettings>;
beforeAll(async () => {
  suite = await startTestService(import.meta.dirname, { settings, start: startCatalogue });
  await admin().saveInstructor({ instructorId: 'i1', instructor: buildInstructor('Mitu Rahman', 'মিতু') });
  await admin().publishInstructor({ instructorId: 'i1', published: true });
}, 60_000);
afterAll(() => suite.stop(), 30_000);

const admin = () => suite.as({ subject: 'admin', roles: ['admin'] }).client(CatalogueServiceDefinition);
const visitor = () => suite.client(CatalogueServiceDefinition);
const publishCourse = async (courseId: string, course = buildCourse(`Course ${courseId}`)) => {
  await admin().saveCourse({ courseId, course });
  await admin().publishCourse({ courseId, published: true, lessonCount: 1 });
};
const publishContents = (courseId: string, version: number, ...titles: string[]) =>
  suite.publish(contentsEvents, courseId, {
    event: {
      $case: 'contentsChanged',
      value: {
        courseId,
        version,
        lessonTitles: titles.map((en) => ({ en, bn: '' })),
        freeLessonCount: 1,
        totalSeconds: 60 * titles.length,
        changedAt: new Date('2100-01-01'),
      },
    },
  });
const find = async (query: string) => (await visitor().listCourses({ query })).courses.map(({ id }) => id);

it('counts the lessons on the card, and a lesson’s name finds the course, also after a restart', async () => {
  await publishCourse('c1');
  await publishContents('c1', 2, 'Hammer-ons', 'Pull-offs');
  const check = () =>
    suite.eventually(async () => {
      const { summary } = await visitor().getCourse({ courseId: 'c1' });
      expect(summary).toMatchObject({
        lessonCount: 2,
        freeLessonCount: 1,
        totalSeconds: 120,
        contentsChangedAt: new Date('2100-01-01'),
      });
      expect(await find('hammerons')).toEqual(['c1']);
    });
  await check();
  await suite.restart();
  await check();
});

it('an older event changes nothing, and a change of the course keeps the lessons', async () => {
  await publishCourse('c2');
  await publishContents('c2', 5, 'Paradiddle');
  await publishContents('c2', 4, 'Moonwalk');
  await publishContents('unknown', 1, 'Moonwalk');
  await publishContents('c2', 6, 'Paradiddle');
  await suite.eventually(async () => expect(await find('paradiddle')).toEqual(['c2']));
  await admin().saveCourse({ courseId: 'c2', course: buildCourse('Rudiments') });
  const { courses } = await visitor().listCourses({ query: 'rudiments' });
  expect(courses).toMatchObject([{ id: 'c2', lessonCount: 1 }]);
  expect(await find('moonwalk')).toEqual([]);
});

it('a change of texts changes the time of the course, a change of prices does not', async () => {
  const changedAt = async () => (await visitor().getCourse({ courseId: 'c3' })).summary?.contentsChangedAt;
  await publishCourse('c3');
  const first = await changedAt();
  const dearer = { standard: offer('TIER_STANDARD', 999_000n, 30) };
  await admin().saveCourse({ courseId: 'c3', course: buildCourse('Course c3', dearer) });
  expect(await changedAt()).toEqual(first);
  await admin().saveCourse({ courseId: 'c3', course: buildCourse('Another name', dearer) });
  expect((await changedAt())?.getTime()).toBeGreaterThan(first?.getTime() ?? Number.POSITIVE_INFINITY);
});

it('lists the courses in the wanted order, and related ones without those that the caller has', async () => {
  const list = async (order: 'COURSE_ORDER_PRICE_LOW' | 'COURSE_ORDER_PRICE_HIGH') =>
    (await visitor().listCourses({ order })).courses.map(({ id }) => id);
  const dearestFirst = await list('COURSE_ORDER_PRICE_HIGH');
  expect(dearestFirst[0]).toBe('c3');
  expect((await list('COURSE_ORDER_PRICE_LOW')).at(-1)).toBe('c3');
  const { courses } = await visitor().listRelatedCourses({ courseId: 'c1', excludedIds: ['c2'], limit: 3 });
  expect(courses.map(({ id }) => id)).toEqual(['c3']);
});
