import { type ServiceUnderTest, startTestService } from '@sargam/chassis/testing';
import { CatalogueServiceDefinition } from '@sargam/proto/catalogue/v1/catalogue';
import { SubmissionServiceDefinition } from '@sargam/proto/catalogue/v1/submissions';
import { Tier } from '@sargam/proto/common/v1/offer';
import { type CatalogueSettings, settings } from '../src/config.ts';
import { courseEvents } from '../src/events.ts';
import { startCatalogue } from '../src/start.ts';
import { buildCourse, buildInstructor, offer } from './sample-messages.ts';

let suite: ServiceUnderTest<CatalogueSettings>;
beforeAll(async () => {
  suite = await startTestService(import.meta.dirname, { settings, start: startCatalogue });
  await admin().saveInstructor({ instructorId: 'i1', instructor: buildInstructor('Mitu', '') });
  await admin().publishInstructor({ instructorId: 'i1', published: true });
}, 60_000);
afterAll(() => suite.stop(), 30_000);

const as = (role: string, instructor?: string) =>
  suite.as({ subject: role, roles: [role], claims: instructor ? { instructor } : {} });
const admin = () => as('admin').client(CatalogueServiceDefinition);
const instructor = (id = 'i1') => as('instructor', id).client(CatalogueServiceDefinition);
const teacher = (id = 'i1') => as('instructor', id).client(SubmissionServiceDefinition);
const reviewer = () => as('admin').client(SubmissionServiceDefinition);
const visitor = () => suite.client(CatalogueServiceDefinition);

const proposal = { standard: offer(Tier.TIER_STANDARD, 150_000n, 30), tiers: [] };
const saveDraft = (courseId: string, title = courseId, client = instructor()) =>
  client.saveCourse({
    courseId,
    course: { ...buildCourse(title, { standard: undefined, tiers: [] }), proposal },
  });
/** Changes a course whose prices an admin has set. */
const savePriced = (courseId: string, title: string) =>
  instructor().saveCourse({ courseId, course: { ...buildCourse(title), proposal } });
const send = (courseId: string) => teacher().submitCourse({ courseId, lessonCount: 1 });
const versionOf = async (courseId: string) => (await admin().getCourse({ courseId })).version;
const publishSent = async (courseId: string, prices?: typeof proposal, lessonDraft = 0) =>
  reviewer().publishSubmittedCourse({
    courseId,
    lessonCount: 1,
    prices,
    lessonDraft,
    basedOnVersion: await versionOf(courseId),
  });
const listWaiting = async () => (await reviewer().listSentCourses({})).courses;
const forbidden = { kind: 'forbidden' };

it('an instructor makes a draft with proposed prices, and an admin publishes it with the prices that the admin sets', async () => {
  const draft = await saveDraft('s1');
  expect(draft.summary).toMatchObject({ published: false, standard: { pricePoisha: 0n } });
  expect(draft.proposal).toMatchObject({ standard: { pricePoisha: 150_000n } });
  expect((await send('s1')).submission?.state).toBe('SUBMISSION_STATE_WAITING');
  const waiting = (await listWaiting()).find(({ course }) => course?.id === 's1');
  expect(waiting).toMatchObject({
    course: { title: { en: 's1' }, instructorName: { en: 'Mitu' } },
    proposal: { standard: { pricePoisha: 150_000n, validityDays: 30 } },
  });
  const prices = { standard: offer(Tier.TIER_STANDARD, 180_000n, 30), tiers: [] };
  await publishSent('s1', prices);
  const shown = await visitor().getCourse({ courseId: 's1' });
  expect(shown.summary).toMatchObject({ published: true, standard: { pricePoisha: 180_000n } });
  expect([shown.proposal, shown.submission]).toEqual([undefined, undefined]);
  expect((await listWaiting()).map(({ course }) => course?.id)).not.toContain('s1');
});

it('a course without a price is not published, and one without a lesson is not sent', async () => {
  await saveDraft('s2');
  await expect(teacher().submitCourse({ courseId: 's2', lessonCount: 0 })).rejects.toMatchObject({
    code: 'course-has-no-lesson',
  });
  await send('s2');
  await expect(publishSent('s2')).rejects.toMatchObject({
    code: 'course-has-no-price',
  });
  expect((await admin().getCourse({ courseId: 's2' })).submission?.state).toBe('SUBMISSION_STATE_WAITING');
});

it('changes that an admin asks for come with a comment, and the course is changed and sent again', async () => {
  await saveDraft('s3');
  await send('s3');
  await expect(saveDraft('s3', 'Too early')).rejects.toMatchObject({ code: 'course-waits' });
  await expect(reviewer().askForChanges({ courseId: 's3', comment: ' ' })).rejects.toMatchObject({
    code: 'comment-invalid',
  });
  const ask = { courseId: 's3', comment: 'More chords' };
  const basedOnVersion = await versionOf('s3');
  for (const seen of [{}, { basedOnVersion: basedOnVersion - 1 }])
    await expect(reviewer().askForChanges({ ...ask, ...seen })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'version-outdated',
    });
  await reviewer().askForChanges({ ...ask, basedOnVersion });
  expect(await teacher().listOwnSubmissions({ instructorId: 'i1' })).toMatchObject({
    submissions: expect.arrayContaining([
      expect.objectContaining({
        courseId: 's3',
        submission: expect.objectContaining({
          state: 'SUBMISSION_STATE_CHANGES_ASKED',
          comment: 'More chords',
        }),
      }),
    ]),
  });
  const some = await teacher().listOwnSubmissions({ instructorId: 'i1', courseIds: ['s3', 's1', 'unknown'] });
  expect(some.submissions.map(({ courseId }) => courseId).sort()).toEqual(['s1', 's3']);
  const ofAnother = await as('admin')
    .client(SubmissionServiceDefinition)
    .listOwnSubmissions({ instructorId: 'i2', courseIds: ['s3'] });
  expect(ofAnother.submissions).toEqual([]);
  await saveDraft('s3', 'Better');
  expect((await send('s3')).submission).toMatchObject({ state: 'SUBMISSION_STATE_WAITING', comment: '' });
  await teacher().withdrawCourse({ courseId: 's3' });
  expect((await listWaiting()).map(({ course }) => course?.id)).not.toContain('s3');
});

it('a change of a published course is a revision that visitors see after an admin has published it', async () => {
  await admin().saveCourse({ courseId: 's4', course: buildCourse('Published') });
  await admin().publishCourse({ courseId: 's4', published: true, lessonCount: 1 });
  await expect(send('s4')).rejects.toMatchObject({ code: 'nothing-to-review' });
  await savePriced('s4', 'Changed');
  const shown = async () => (await visitor().getCourse({ courseId: 's4' })).summary;
  await send('s4');
  expect(await shown()).toMatchObject({ title: { en: 'Published' }, standard: { pricePoisha: 120_000n } });
  await publishSent('s4');
  expect(await shown()).toMatchObject({ title: { en: 'Changed' }, standard: { pricePoisha: 120_000n } });
});

it('publishing a sent course in the course list decides it, and discarding its changes takes it back', async () => {
  await saveDraft('s5');
  await send('s5');
  await admin().saveCourse({ courseId: 's5', course: buildCourse('s5') });
  const decision = { courseId: 's5', published: true, lessonCount: 1 };
  await admin().publishCourse({ ...decision, basedOnVersion: await versionOf('s5') });
  const stateOf = async () => (await admin().getCourse({ courseId: 's5' })).submission?.state;
  expect(await stateOf()).toBe('SUBMISSION_STATE_PUBLISHED');
  await savePriced('s5', 'Changed');
  await send('s5');
  await instructor().discardRevision({ courseId: 's5' });
  expect(await stateOf()).toBe('SUBMISSION_STATE_EDITING');
});

it('an instructor changes, sends and reads only own courses, and decides about none', async () => {
  await saveDraft('s6');
  const other = { courseId: 's6' };
  await expect(saveDraft('s6', 'Taken', instructor('i2'))).rejects.toMatchObject(forbidden);
  await expect(saveDraft('new', 'Foreign', instructor('i2'))).rejects.toMatchObject(forbidden);
  await expect(instructor('i2').getCourse({ ...other, withRevision: true })).rejects.toMatchObject(forbidden);
  await expect(teacher('i2').submitCourse({ ...other, lessonCount: 1 })).rejects.toMatchObject(forbidden);
  await expect(teacher('i2').withdrawCourse(other)).rejects.toMatchObject(forbidden);
  await expect(teacher('i2').listOwnSubmissions({ instructorId: 'i1' })).rejects.toMatchObject(forbidden);
  await send('s6');
  for (const client of [teacher(), as('content').client(SubmissionServiceDefinition)]) {
    await expect(client.publishSubmittedCourse({ ...other, lessonCount: 1 })).rejects.toMatchObject(
      forbidden,
    );
    await expect(client.askForChanges({ ...other, comment: 'x' })).rejects.toMatchObject(forbidden);
    await expect(client.listSentCourses({})).rejects.toMatchObject(forbidden);
  }
  await expect(
    instructor().publishCourse({ ...other, published: true, lessonCount: 1 }),
  ).rejects.toMatchObject(forbidden);
});

it('a repeat of a decision by the same admin answers as the first, and a different one is refused', async () => {
  await saveDraft('s8');
  const { summary: sent } = await send('s8');
  const ask = (comment: string) =>
    reviewer().askForChanges({ courseId: 's8', comment, basedOnVersion: sent?.version });
  const asked = await ask('More chords');
  expect(await ask('More chords')).toEqual(asked);
  await expect(ask('Fewer chords')).rejects.toMatchObject({ kind: 'conflict' });
  await send('s8');
  const publish = (pricePoisha: bigint) => {
    const prices = { standard: offer(Tier.TIER_STANDARD, pricePoisha, 30), tiers: [] };
    return publishSent('s8', prices);
  };
  const published = await publish(150_000n);
  expect(await publish(150_000n)).toEqual(published);
  await expect(publish(160_000n)).rejects.toMatchObject({ kind: 'conflict' });
});

it('of two admins who decide at once, one succeeds, and the instructor gets one event', async () => {
  await saveDraft('s7');
  await send('s7');
  const basedOnVersion = await versionOf('s7');
  const publish = (subject: string) =>
    suite
      .as({ subject, roles: ['admin'] })
      .client(SubmissionServiceDefinition)
      .publishSubmittedCourse({ courseId: 's7', lessonCount: 1, prices: proposal, basedOnVersion });
  const outcomes = await Promise.allSettled([
    publish('a1'),
    publish('a2'),
    reviewer().askForChanges({ courseId: 's7', comment: 'Wait', basedOnVersion }),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ kind: 'conflict' });
  await suite.eventually(async () => {
    const decisions = suite
      .publishedEvents(courseEvents)
      .filter(({ event: { event } }) => event?.$case !== 'changed' && event?.value.courseId === 's7');
    expect(decisions).toHaveLength(1);
  });
});

it('changes of lessons alone are sent and published, and learning reads in the event what it publishes', async () => {
  await saveDraft('s9');
  await send('s9');
  const prices = { standard: offer(Tier.TIER_STANDARD, 180_000n, 30), tiers: [] };
  await publishSent('s9', prices);
  await expect(send('s9')).rejects.toMatchObject({ code: 'nothing-to-review' });
  await teacher().submitCourse({ courseId: 's9', lessonCount: 1, lessonDraft: 2 });
  const newest = () =>
    suite
      .publishedEvents(courseEvents)
      .flatMap(({ event: { event } }) =>
        event?.$case === 'changed' && event.value.course?.summary?.id === 's9' ? [event.value] : [],
      )
      .at(-1);
  await suite.eventually(() => expect(newest()).toMatchObject({ waiting: true, publishedDraft: 0 }));
  await publishSent('s9', undefined, 3);
  await suite.eventually(() => expect(newest()).toMatchObject({ waiting: false, publishedDraft: 3 }));
  // Learning may not have published the draft yet.
  await expect(
    teacher().submitCourse({ courseId: 's9', lessonCount: 1, lessonDraft: 3 }),
  ).rejects.toMatchObject({ code: 'nothing-to-review' });
});
