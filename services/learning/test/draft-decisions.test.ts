import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { contentsEvents } from '../src/published-contents/contents-events.ts';
import { draftSteps } from './draft-steps.ts';
import { openSecondConnection, type SecondConnection } from './second-connection.ts';
import { startServiceProcess } from './service-process.ts';
import { startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
let connection: SecondConnection;
let child: ChildProcess | undefined;
beforeAll(async () => {
  system = await startTestSystem();
  connection = await openSecondConnection(system.suite);
}, 60_000);
afterAll(async () => {
  child?.kill('SIGKILL');
  await connection.close();
  await system.suite.stop();
}, 30_000);

const steps = draftSteps(() => system);
const { aPublishedCourse, closeDraft, decide, lessons, listDrafts, publishEvent, shownTitles } = steps;
const rename = (lessonId: string, titleEn: string) => lessons().updateLesson({ lessonId, titleEn });
const countContents = (courseId: string) =>
  new Set(
    system.suite
      .publishedEvents(contentsEvents)
      .flatMap(({ event: { event } }) => (event?.value.courseId === courseId ? [event.value.version] : [])),
  ).size;
const eventuallyShown = (courseId: string, titles: readonly string[], timeoutMs?: number) =>
  system.suite.eventually(async () => expect(await shownTitles(courseId)).toEqual(titles), timeoutMs);

it('an edit after the decision waits for the next publication', async () => {
  await aPublishedCourse('c1', 'a', 'b');
  await rename('a', 'First');
  const { number } = await closeDraft('c1');
  await rename('a', 'Second');
  await rename('b', 'Third');
  await publishEvent('c1', { publishedDraft: number });
  await eventuallyShown('c1', ['First', 'Lesson b']);
  expect(await listDrafts('c1')).toMatchObject([{ number: number + 1, changeCount: 2 }]);
  await decide('c1', 'publishedDraft');
  expect(await shownTitles('c1')).toEqual(['Second', 'Third']);
});

it('an edit that undoes a closed draft is published after it', async () => {
  await aPublishedCourse('c2', 'c');
  await rename('c', 'First');
  const { number } = await closeDraft('c2');
  await rename('c', 'Lesson c');
  await publishEvent('c2', { publishedDraft: number });
  await eventuallyShown('c2', ['First']);
  await decide('c2', 'publishedDraft');
  expect(await shownTitles('c2')).toEqual(['Lesson c']);
});

it('a lesson whose removal is published is there for a later edit that shows it again', async () => {
  await aPublishedCourse('c6', 'i', 'j');
  await lessons().removeLesson({ lessonId: 'i' });
  const { number } = await closeDraft('c6');
  await lessons().restoreLesson({ lessonId: 'i' });
  await publishEvent('c6', { publishedDraft: number });
  await eventuallyShown('c6', ['Lesson j']);
  await decide('c6', 'publishedDraft');
  expect((await shownTitles('c6')).toSorted()).toEqual(['Lesson i', 'Lesson j']);
});

it('of edits at the same time as a publication each is published or waits, and none is lost', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => `d${index}`);
  await aPublishedCourse('c3', ...ids);
  const edits = ids.map((id) => rename(id, `New ${id}`));
  const [{ number }] = await Promise.all([closeDraft('c3'), ...edits]);
  await publishEvent('c3', { publishedDraft: number });
  const waiting = async () => (await listDrafts('c3'))[0]?.changeCount ?? 0;
  await system.suite.eventually(async () => {
    const published = (await shownTitles('c3')).filter((title) => title?.startsWith('New')).length;
    expect(published + (await waiting())).toBe(ids.length);
    expect((await listDrafts('c3')).every((draft) => draft.number > number)).toBe(true);
  });
  await decide('c3', 'publishedDraft');
  expect(await shownTitles('c3')).toEqual(ids.map((id) => `New ${id}`));
});

it('a repeated decision and a missing event change nothing more', async () => {
  await aPublishedCourse('c4', 'e');
  await rename('e', 'First');
  const { number } = await closeDraft('c4');
  expect((await closeDraft('c4')).number).toBe(number);
  for (const id of ['event-1', 'event-1', 'event-2'])
    await publishEvent('c4', { publishedDraft: number }, id);
  await eventuallyShown('c4', ['First']);
  await rename('e', 'Second');
  // The event of this discarded draft is lost: the next one has its number too.
  const discarded = (await closeDraft('c4')).number;
  await publishEvent('c4', { publishedDraft: number, discardedDraft: discarded });
  await system.suite.eventually(async () => expect(await listDrafts('c4')).toEqual([]));
  expect(await shownTitles('c4')).toEqual(['First']);
  // The added lesson and the publication.
  await system.suite.eventually(() => expect(countContents('c4')).toBe(2));
});

/** Longer than Kafka needs to detect a killed member of the consumer group. */
const rebalanceTimeoutMs = 20_000;

it('a service that is killed while it publishes a draft publishes all of it once after a restart', async () => {
  await aPublishedCourse('c5', 'f', 'g', 'h');
  for (const id of ['f', 'g', 'h']) await rename(id, `New ${id}`);
  const { number } = await closeDraft('c5');
  await system.suite.restart(async () => {
    ({ child } = await startServiceProcess(system));
    await connection.db.transaction().execute(async (tx) => {
      // The first lesson is written but not committed; the process waits for the last one.
      await sql`select from lessons where id = 'h' for update`.execute(tx);
      await publishEvent('c5', { publishedDraft: number });
      await system.suite.eventually(async () => {
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%for update%'`.execute(
          connection.db,
        );
        expect(rows).toHaveLength(1);
      }, rebalanceTimeoutMs);
      child?.kill('SIGKILL');
      if (child) await once(child, 'exit');
    });
  });
  await eventuallyShown('c5', ['New f', 'New g', 'New h'], rebalanceTimeoutMs);
  expect(await listDrafts('c5')).toEqual([]);
  await system.suite.eventually(() => expect(countContents('c5')).toBe(4));
}, 90_000);
