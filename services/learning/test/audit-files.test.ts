import { openObjectStore } from '@sargam/chassis/objects';
import { AuditServiceDefinition } from '@sargam/proto/learning/v1/audit';
import { LessonServiceDefinition } from '@sargam/proto/learning/v1/lessons';
import { draftSteps } from './draft-steps.ts';
import { startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.suite.stop(), 30_000);

const steps = draftSteps(() => system);
const editing = () => system.suite.as({ subject: 'u', roles: ['content'] }).client(LessonServiceDefinition);
/** The changed fields of each entry with this action, the oldest first. */
const listChanges = async (targetId: string, action: string) => {
  const audit = system.suite.as({ subject: 'a', roles: ['admin'] }).client(AuditServiceDefinition);
  const { entries } = await audit.listAuditEntries({ targetId, action });
  return entries
    .toReversed()
    .map(({ beforeJson, afterJson }) =>
      [beforeJson, afterJson].map((json) => JSON.parse(json).lesson[1] as Record<string, unknown>),
    );
};

const aCourse = {
  unpublished: async (courseId: string, lessonId: string) => {
    await system.addLesson(courseId, lessonId);
  },
  published: (courseId: string, lessonId: string) => steps.aPublishedCourse(courseId, lessonId),
};

describe.each(['unpublished', 'published'] as const)('in a course that is %s', (state) => {
  const [courseId, lessonId] = [`course-${state}`, `lesson-${state}`];
  beforeAll(() => aCourse[state](courseId, lessonId));

  it('captions that are replaced leave an entry with other hashes, and a repeat leaves none', async () => {
    const save = (text: string, language = 'en') => {
      const content = text && `WEBVTT\n\n00:01.000 --> 00:04.000\n${text}`;
      return editing().saveCaptions({ lessonId, language, content });
    };
    await save('Tune');
    await save('সুর', 'bn');
    await save('Tune the strings');
    await save('Tune the strings');
    await save('', 'bn');
    const hash = expect.stringMatching(/^[\da-f]{16}$/);
    const changes = await listChanges(courseId, 'SaveCaptions');
    expect(changes).toEqual([
      [{ captions: {} }, { captions: { en: hash } }],
      [{ captions: { en: hash } }, { captions: { en: hash, bn: hash } }],
      [{ captions: { en: hash, bn: hash } }, { captions: { en: hash, bn: hash } }],
      [{ captions: { en: hash, bn: hash } }, { captions: { en: hash } }],
    ]);
    expect(changes[2]?.[0]).not.toEqual(changes[2]?.[1]);
  });

  it('a score that is replaced by another file with the same name leaves an entry', async () => {
    const name = 'Scale.musicxml';
    const save = async (objectKey: string) => {
      await openObjectStore(system.suite.service).bucket('lessons').put(objectKey, Buffer.from(objectKey));
      await editing().saveScore({ lessonId, objectKey, name });
    };
    const [one, two] = [`score/one-${state}`, `score/two-${state}`];
    await save(one);
    await save(two);
    await save(two);
    await editing().saveScore({ lessonId });
    expect(await listChanges(courseId, 'SaveScore')).toEqual([
      [{ score: null }, { score: { name, object: one } }],
      [{ score: { name, object: one } }, { score: { name, object: two } }],
      [{ score: { name, object: two } }, { score: null }],
    ]);
  });
});
