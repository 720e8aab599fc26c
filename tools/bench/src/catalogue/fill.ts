import type { openMongo } from '@sargam/chassis/mongo';
import { openObjectStore } from '@sargam/chassis/objects';
import { CatalogueServiceDefinition } from '@sargam/proto/catalogue/v1/catalogue';
import { Freebie, FreebieServiceDefinition } from '@sargam/proto/catalogue/v1/freebies';
import { LearningServiceDefinition, LessonStatus } from '@sargam/proto/learning/v1/learning';
import { inParallel } from '../measure/in-parallel.ts';
import { asAdmin, type BenchService } from '../world/clients.ts';
import { courseId, courseNumber, instructorCount, instructorId, instructorNumber } from './course-number.ts';

type Mongo = Awaited<ReturnType<typeof openMongo>>;
/** A document as it is stored; only what differs between courses is named. */
type Copied = { _id: string; [field: string]: unknown };

const atOnce = 32;
const longTimeout = { timeoutMs: 30_000 };
const lessonsOfCourse = 8;

/** So many courses are whole, with lessons: their pages are asked for. */
export const wholeCourses = 200;

/** Saves and publishes the instructors and the first courses through the service's own calls, as the back-office does. */
export const fillTemplates = async (bench: BenchService, address: string): Promise<void> => {
  const catalogue = bench.client(CatalogueServiceDefinition, address, longTimeout);
  await inParallel(instructorCount, atOnce, (index) =>
    bench.runAsCaller(asAdmin, async () => {
      const id = instructorId(index);
      await catalogue.saveInstructor({ instructorId: id, instructor: instructorNumber(index) });
      await catalogue.publishInstructor({ instructorId: id, published: true });
    }),
  );
  await inParallel(wholeCourses, atOnce, (index) =>
    bench.runAsCaller(asAdmin, async () => {
      const id = courseId(index);
      await catalogue.saveCourse({ courseId: id, course: courseNumber(index) });
      await catalogue.publishCourse({ courseId: id, published: true });
    }),
  );
};

const freebies = 20;

/** Free material beside the courses, which a search finds too. */
export const fillFreebies = async (bench: BenchService, address: string): Promise<void> => {
  const service = bench.client(FreebieServiceDefinition, address, longTimeout);
  await inParallel(freebies, atOnce, (index) =>
    bench.runAsCaller(asAdmin, async () => {
      const { title, subtitle, category } = courseNumber(index).summary ?? {};
      const freebie = Freebie.fromPartial({
        title,
        subtitle,
        category,
        description: courseNumber(index).description,
      });
      await service.saveFreebie({
        freebieId: `01BENCHF${String(index).padStart(18, '0')}`,
        freebie: { ...freebie, carousel: ['bench.webp'] },
      });
    }),
  );
};

const batch = 1000;
/** What no list shows. The compatible MongoDB server needs minutes for so many nested texts. */
const bare = { description: { en: '', bn: '' }, topics: [], requirements: [], whoFor: [], outbox: [] };

/**
 * Puts copies of the saved courses beside them, with ids, titles and subtitles of their own and without long texts, until
 * there are `to`. By calls it would be 40,000 changes with an event each, an hour on a small machine. The service reads
 * them when it starts.
 */
export const copyTemplates = async (connection: Mongo, from: number, to: number): Promise<void> => {
  const collection = connection.collection<Copied>('courses');
  const templates = await collection.find({}, { sort: { _id: 1 }, limit: wholeCourses }).toArray();
  const copy = (index: number): Copied => {
    const { title, subtitle } = courseNumber(index).summary ?? {};
    return { ...templates[index % wholeCourses], ...bare, _id: courseId(index), title, subtitle };
  };
  for (let start = Math.max(from, wholeCourses); start < to; start += batch) {
    const count = Math.min(batch, to - start);
    await collection.insertMany(Array.from({ length: count }, (_, i) => copy(start + i)));
  }
};

/** Gives the whole courses lessons of every status; they share one file, which nobody plays here. */
export const fillLessons = async (bench: BenchService, address: string): Promise<void> => {
  const bucket = openObjectStore(bench).bucket('lessons');
  const objectKey = 'bench.mp4';
  await bucket.put(objectKey, Buffer.alloc(1024), { type: 'video/mp4' });
  const learning = bench.client(LearningServiceDefinition, address, longTimeout);
  const statuses = [
    LessonStatus.LESSON_STATUS_OPEN,
    LessonStatus.LESSON_STATUS_LOGIN,
    LessonStatus.LESSON_STATUS_PAID,
  ] as const;
  await inParallel(wholeCourses, atOnce, async (course) => {
    for (let lesson = 0; lesson < lessonsOfCourse; lesson++) {
      await bench.runAsCaller(asAdmin, () =>
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
