import type { openMongo } from '@sargam/chassis/mongo';
import { openObjectStore } from '@sargam/chassis/objects';
import { CatalogueServiceDefinition } from '@sargam/proto/catalogue/v1/catalogue';
import { Freebie, FreebieServiceDefinition } from '@sargam/proto/catalogue/v1/freebies';
import { LearningServiceDefinition, LessonStatus } from '@sargam/proto/learning/v1/learning';
import { adminCaller, type BenchService } from '../environment/bench-service.ts';
import { runConcurrently } from '../measure/run-concurrently.ts';
import {
  courseId,
  createSampleCourse,
  createSampleInstructor,
  instructorCount,
  instructorId,
} from './sample-courses.ts';

type Mongo = Awaited<ReturnType<typeof openMongo>>;
/** A stored course document; only fields that differ between copies are typed. */
type CourseDocument = { _id: string; [field: string]: unknown };

const concurrency = 32;
const longTimeout = { timeoutMs: 30_000 };
const lessonsPerCourse = 8;

/** Number of courses with long texts and lessons; the benchmark requests their pages. */
export const completeCourses = 200;

/** Saves and publishes the instructors and the first courses through the calls that the back-office uses. */
export const createCourses = async (bench: BenchService, address: string): Promise<void> => {
  const catalogue = bench.client(CatalogueServiceDefinition, address, longTimeout);
  await runConcurrently(instructorCount, concurrency, (index) =>
    bench.runAsCaller(adminCaller, async () => {
      const id = instructorId(index);
      await catalogue.saveInstructor({ instructorId: id, instructor: createSampleInstructor(index) });
      await catalogue.publishInstructor({ instructorId: id, published: true });
    }),
  );
  await runConcurrently(completeCourses, concurrency, (index) =>
    bench.runAsCaller(adminCaller, async () => {
      const id = courseId(index);
      await catalogue.saveCourse({ courseId: id, course: createSampleCourse(index) });
      await catalogue.publishCourse({ courseId: id, published: true, lessonCount: 1 });
    }),
  );
};

const freebieCount = 20;

/** Creates freebies, which searches also return. */
export const createFreebies = async (bench: BenchService, address: string): Promise<void> => {
  const service = bench.client(FreebieServiceDefinition, address, longTimeout);
  await runConcurrently(freebieCount, concurrency, (index) =>
    bench.runAsCaller(adminCaller, async () => {
      const { title, subtitle, category } = createSampleCourse(index).summary ?? {};
      const freebie = Freebie.fromPartial({
        title,
        subtitle,
        category,
        description: createSampleCourse(index).description,
      });
      await service.saveFreebie({
        freebieId: `01BENCHF${String(index).padStart(18, '0')}`,
        freebie: { ...freebie, carousel: ['bench.webp'] },
      });
    }),
  );
};

const batchSize = 1000;
/** Fields that no list shows. The compatible MongoDB server needs minutes to store so many nested texts. */
const emptyLongFields = {
  description: { en: '', bn: '' },
  topics: [],
  requirements: [],
  whoFor: [],
  outbox: [],
};

/**
 * Inserts copies of the saved courses until the collection has `to` documents. Copies have their own ids, titles and
 * subtitles and no long texts. Creating them by calls would make 40,000 changes with one event each, an hour on a small
 * machine. The service reads the copies when it starts. They are shared out among `instructors` instructors.
 */
export const copyCourses = async (
  connection: Mongo,
  from: number,
  to: number,
  instructors = instructorCount,
): Promise<void> => {
  const collection = connection.collection<CourseDocument>('courses');
  const templates = await collection.find({}, { sort: { _id: 1 }, limit: completeCourses }).toArray();
  const copy = (index: number): CourseDocument => {
    const { title, subtitle } = createSampleCourse(index).summary ?? {};
    return {
      ...templates[index % completeCourses],
      ...emptyLongFields,
      _id: courseId(index),
      title,
      subtitle,
      instructorId: instructorId(index % instructors),
    };
  };
  for (let start = Math.max(from, completeCourses); start < to; start += batchSize) {
    const count = Math.min(batchSize, to - start);
    await collection.insertMany(Array.from({ length: count }, (_, i) => copy(start + i)));
  }
};

/** Adds lessons of every status to the complete courses. All lessons share one file, because the benchmark plays none. */
export const createLessons = async (bench: BenchService, address: string): Promise<void> => {
  const bucket = openObjectStore(bench).bucket('lessons');
  const objectKey = 'bench.mp4';
  await bucket.put(objectKey, Buffer.alloc(1024), { type: 'video/mp4' });
  const learning = bench.client(LearningServiceDefinition, address, longTimeout);
  const statuses = [
    LessonStatus.LESSON_STATUS_OPEN,
    LessonStatus.LESSON_STATUS_LOGIN,
    LessonStatus.LESSON_STATUS_PAID,
  ] as const;
  await runConcurrently(completeCourses, concurrency, async (course) => {
    for (let lesson = 0; lesson < lessonsPerCourse; lesson++) {
      await bench.runAsCaller(adminCaller, () =>
        learning.addLesson({
          courseId: courseId(course),
          title: { en: `Lesson ${lesson + 1}`, bn: `লেসন ${lesson + 1}` },
          status: statuses[Math.min(lesson, statuses.length - 1)],
          objectKey,
          originalName: 'lesson.mp4',
          durationSeconds: 60,
        }),
      );
    }
  });
};
