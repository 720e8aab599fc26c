import { openObjectStore } from '@sargam/chassis/objects';
import { DocumentServiceDefinition } from '@sargam/proto/learning/v1/documents';
import { DraftServiceDefinition } from '@sargam/proto/learning/v1/drafts';
import { LearningServiceDefinition, LessonStatus } from '@sargam/proto/learning/v1/learning';
import { LessonServiceDefinition } from '@sargam/proto/learning/v1/lessons';
import { courseEvents } from '../src/courses/course-events.ts';
import { buildPublishedCourseEvent, type TestSystem } from './test-system.ts';

/** Longer than lists of lessons are cached. */
const cacheLifeMs = 6_000;

/** Steps of an instructor who changes a published course, and of catalogue, which decides about the changes. */
export const draftSteps = (system: () => TestSystem) => {
  const versions = new Map<string, number>();
  let now = Date.parse('2026-11-21T04:30:00Z');
  const instructor = () =>
    system().suite.as({ subject: 't', roles: ['instructor'], claims: { instructor: 'i1' } });
  const publishEvent = (
    courseId: string,
    state: Parameters<typeof buildPublishedCourseEvent>[2],
    id?: string,
  ) => {
    const version = (versions.get(courseId) ?? 0) + 1;
    versions.set(courseId, version);
    const event = buildPublishedCourseEvent(courseId, version, state);
    return system().suite.publish(courseEvents, courseId, event, { id });
  };
  const bucket = () => openObjectStore(system().suite.service).bucket('lessons');
  const learning = () => instructor().client(LearningServiceDefinition);
  const listDrafts = async (courseId: string) =>
    (
      await instructor()
        .client(DraftServiceDefinition)
        .listDrafts({ courseIds: [courseId] })
    ).drafts;
  const listShown = async (courseId: string, client = system().visitor()) => {
    now += cacheLifeMs;
    system().setClock(now);
    return client.listLessons({ courseId, viewerSession: 'browser-1' });
  };
  return {
    bucket,
    learning,
    listDrafts,
    listShown,
    publishEvent,
    lessons: () => instructor().client(LessonServiceDefinition),
    documents: () => instructor().client(DocumentServiceDefinition),
    closeDraft: (courseId: string) => instructor().client(DraftServiceDefinition).closeDraft({ courseId }),
    /** What the editor shows. */
    listEdited: async (courseId: string) =>
      learning().listLessons({ courseId, viewerSession: 'browser-1', withDraft: true, withArchived: true }),
    shownTitles: async (courseId: string) =>
      (await listShown(courseId)).lessons.map(({ title }) => title?.en),
    /** A published course with open lessons of these ids, each with a video of its own. */
    aPublishedCourse: async (courseId: string, ...ids: readonly string[]) => {
      for (const id of ids) {
        await bucket().put(`video/${id}`, Buffer.from(`video of ${id}`), { type: 'video/mp4' });
        await system()
          .admin()
          .addLesson({
            courseId,
            lessonId: id,
            status: LessonStatus.LESSON_STATUS_OPEN,
            title: { en: `Lesson ${id}`, bn: '' },
            objectKey: `video/${id}`,
            originalName: `${id}.mp4`,
            durationSeconds: 60,
          });
      }
      await publishEvent(courseId, {});
      // The instructor may list the lessons with their drafts when the event has arrived.
      await system().suite.eventually(async () => {
        const { lessons } = await learning().listLessons({ courseId, withDraft: true });
        expect(lessons[0]?.objectKey).not.toBe('');
        expect(lessons).toHaveLength(ids.length);
      });
    },
    addInDraft: async (courseId: string, lessonId: string) => {
      await bucket().put(`video/${lessonId}`, Buffer.from(`video of ${lessonId}`), { type: 'video/mp4' });
      return learning().addLesson({
        courseId,
        lessonId,
        status: LessonStatus.LESSON_STATUS_OPEN,
        title: { en: `Lesson ${lessonId}`, bn: '' },
        objectKey: `video/${lessonId}`,
        durationSeconds: 60,
      });
    },
    /** As catalogue decides, and waits until learning has handled the decision. */
    decide: async (courseId: string, decision: 'publishedDraft' | 'discardedDraft') => {
      const { number } = await instructor().client(DraftServiceDefinition).closeDraft({ courseId });
      await publishEvent(courseId, { [decision]: number });
      await system().suite.eventually(async () =>
        expect((await listDrafts(courseId)).filter((draft) => draft.number <= number)).toEqual([]),
      );
    },
  };
};
