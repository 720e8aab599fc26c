import { defineTopic } from '@sargam/chassis/kafka';
import { type ServiceUnderTest, startTestService } from '@sargam/chassis/testing';
import { CatalogueServiceDefinition } from '@sargam/proto/catalogue/v1/catalogue';
import { CourseOrder } from '@sargam/proto/catalogue/v1/courses';
import { RatingEvent } from '@sargam/proto/learning/v1/events';
import { type CatalogueSettings, settings } from '../src/config.ts';
import { startCatalogue } from '../src/start.ts';
import { buildCourse, buildInstructor } from './sample-messages.ts';

const ratingEvents = defineTopic('learning.ratings.v1', RatingEvent);

let suite: ServiceUnderTest<CatalogueSettings>;
beforeAll(async () => {
  suite = await startTestService(import.meta.dirname, { settings, start: startCatalogue });
  await admin().saveInstructor({ instructorId: 'i1', instructor: buildInstructor('Mitu', 'মিতু') });
  await admin().publishInstructor({ instructorId: 'i1', published: true });
}, 60_000);
afterAll(() => suite.stop(), 30_000);

const admin = () => suite.as({ subject: 'admin', roles: ['admin'] }).client(CatalogueServiceDefinition);
const visitor = () => suite.client(CatalogueServiceDefinition);

const publishCourse = async (courseId: string) => {
  await admin().saveCourse({ courseId, course: buildCourse(`Course ${courseId}`) });
  await admin().publishCourse({ courseId, published: true, lessonCount: 1 });
};
const publishRating = (courseId: string, version: bigint, reviews: number, stars: number) =>
  suite.publish(ratingEvents, courseId, {
    event: { $case: 'changed', value: { courseId, version, reviews, stars } },
  });
const ratingOf = async (courseId: string) =>
  (await visitor().getCourses({ courseIds: [courseId] })).courses[0]?.rating;
const expectRating = (courseId: string, rating: object | undefined) =>
  suite.eventually(async () => {
    expect(await ratingOf(courseId)).toEqual(rating);
    expect((await visitor().getCourse({ courseId })).summary?.rating).toEqual(rating);
    // Admins read the store.
    expect((await admin().getCourse({ courseId })).summary?.rating).toEqual(rating);
  });

it('a course has no rating before its first review and after its last one is gone', async () => {
  await publishCourse('c1');
  expect(await ratingOf('c1')).toBeUndefined();
  await publishRating('c1', 1n, 1, 5);
  await expectRating('c1', { reviews: 1, stars: 5 });
  await publishRating('c1', 2n, 0, 0);
  await expectRating('c1', undefined);
});

it('the newest version counts, in any order and after a repeat', async () => {
  await publishCourse('c2');
  await publishRating('c2', 3n, 3, 12);
  await publishRating('c2', 1n, 1, 5);
  await publishRating('c2', 2n, 2, 9);
  await publishRating('c2', 3n, 3, 12);
  // Ratings of one course keep their order, so the last one is handled after the earlier ones.
  await publishCourse('c3');
  await publishRating('c3', 1n, 1, 4);
  await expectRating('c3', { reviews: 1, stars: 4 });
  await expectRating('c2', { reviews: 3, stars: 12 });
  await publishRating('c2', 4n, 4, 13);
  await expectRating('c2', { reviews: 4, stars: 13 });
});

it('sorted by rating, one review weighs less than twenty, and a course without reviews is last', async () => {
  for (const courseId of ['s1', 's2', 's3']) await publishCourse(courseId);
  const order = CourseOrder.COURSE_ORDER_RATING;
  const listed = async () =>
    (await visitor().listCourses({ order })).courses.map(({ id }) => id).filter((id) => id.startsWith('s'));
  expect(await listed()).toEqual(['s3', 's2', 's1']);
  await publishRating('s1', 1n, 20, 96);
  await publishRating('s2', 1n, 1, 5);
  await suite.eventually(async () => expect(await listed()).toEqual(['s1', 's2', 's3']));
  await publishRating('s1', 2n, 20, 60);
  await suite.eventually(async () => expect(await listed()).toEqual(['s2', 's1', 's3']));
});

it('a changed course and a restart keep the rating', async () => {
  await publishCourse('c4');
  await publishRating('c4', 1n, 2, 9);
  await expectRating('c4', { reviews: 2, stars: 9 });
  await admin().saveCourse({ courseId: 'c4', course: buildCourse('Renamed') });
  await expectRating('c4', { reviews: 2, stars: 9 });
  await suite.restart();
  await expectRating('c4', { reviews: 2, stars: 9 });
});
