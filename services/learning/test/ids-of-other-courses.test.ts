import { openObjectStore } from '@sargam/chassis/objects';
import { DocumentServiceDefinition } from '@sargam/proto/learning/v1/documents';
import { LearningServiceDefinition, LessonStatus } from '@sargam/proto/learning/v1/learning';
import { LessonServiceDefinition } from '@sargam/proto/learning/v1/lessons';
import { courseEvents } from '../src/courses/course-events.ts';
import { buildCourseEvent, startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.suite.stop(), 30_000);

it('an id of another instructor is refused when something is added to an own course', async () => {
  await system.suite.publish(courseEvents, 'c15', buildCourseEvent('c15', 'i15'));
  await system.suite.publish(courseEvents, 'c16', buildCourseEvent('c16', 'i16'));
  await openObjectStore(system.suite.service)
    .bucket('lessons')
    .put('raw/notes', Buffer.from('%PDF-1.7 notes'));
  const addAll = (courseId: string, caller: ReturnType<typeof system.suite.as>) => {
    const [learning, documents] = [
      caller.client(LearningServiceDefinition),
      caller.client(DocumentServiceDefinition),
    ];
    const title = { en: 'Hidden', bn: '' };
    const status = LessonStatus.LESSON_STATUS_PAID;
    return [
      () => learning.addLesson({ courseId, lessonId: 'id15', status, title, objectKey: 'raw/one' }),
      () =>
        learning.addFreeLesson({
          courseId,
          freeLessonId: 'id15',
          title,
          youtube: 'https://youtu.be/dQw4w9WgXcQ',
        }),
      () =>
        documents.addDocument({ courseId, documentId: 'id15', name: 'Hidden.pdf', objectKey: 'raw/notes' }),
    ];
  };
  const uploader = (instructor: string) =>
    system.suite.as({ subject: instructor, roles: ['content'], claims: { instructor } });
  await system.suite.eventually(async () => {
    for (const add of addAll('c15', uploader('i15'))) await add();
  });
  await system.suite.eventually(() =>
    uploader('i16').client(LessonServiceDefinition).reorderLessons({ courseId: 'c16' }),
  );
  for (const add of addAll('c16', uploader('i16')))
    await expect(add()).rejects.toMatchObject({ kind: 'forbidden' });
});
