import { defineTopic, type HandlersOf, subscribes } from '@sargam/chassis/kafka';
import type { Tx } from '@sargam/chassis/sql';
import { type CourseChanged, CourseEvent } from '@sargam/proto/catalogue/v1/events';
import { sql } from 'kysely';
import type { Tables } from '../database.ts';

export const courseEvents = subscribes(defineTopic('catalogue.courses.v1', CourseEvent), {
  changed:
    'saves the instructor of the course, who may watch every lesson, and its state, and publishes or discards the draft of its lessons and files',
});

/** Saves the course, and returns its row as it was settled before; undefined if the event is older than the stored course. */
const saveCourse = async (tx: Tx<Tables>, { course, waiting, ...drafts }: CourseChanged) => {
  if (!course?.summary) return undefined;
  const { id, instructorId, bundleCourseIds, published, hasPublishedVersion } = course.summary;
  const row = {
    id,
    instructor_id: instructorId,
    is_bundle: bundleCourseIds.length > 0,
    // Catalogue of the earlier version sends `published` only.
    is_published: published || hasPublishedVersion,
    is_waiting: waiting,
    version: BigInt(course.version),
  };
  const saved = await tx
    .insertInto('courses')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(row).where('courses.version', '<', row.version),
    )
    .returning(['published_draft as publishedDraft', 'discarded_draft as discardedDraft'])
    .executeTakeFirst();
  if (!saved) return undefined;
  const { publishedDraft: published_draft, discardedDraft: discarded_draft } = drafts;
  // After a restore of an older backup, the open draft may have a number that is settled already.
  const draft = sql<number>`greatest(draft, ${Math.max(published_draft, discarded_draft) + 1}::integer)`;
  const settled = { published_draft, discarded_draft, draft };
  await tx.updateTable('courses').set(settled).where('id', '=', id).execute();
  return { id, settled: saved };
};

type SettledDrafts = Pick<CourseChanged, 'publishedDraft' | 'discardedDraft'>;

/** Publishes and discards drafts of the lessons of a course. */
type SettleDrafts = (
  tx: Tx<Tables>,
  courseId: string,
  drafts: { readonly settled: SettledDrafts; readonly decided: SettledDrafts },
) => Promise<void>;

/**
 * Saves what learning needs to know of a course. An event with an older version changes nothing. Each event has the whole state, so
 * each draft is settled once, also if the event that named it first is missing or repeated.
 */
export const courseEventHandlers = (
  settleDrafts: SettleDrafts,
): HandlersOf<typeof courseEvents, Tx<Tables>> => ({
  changed: async (event, _, tx) => {
    const saved = await saveCourse(tx, event);
    if (saved) await settleDrafts(tx, saved.id, { settled: saved.settled, decided: event });
  },
});
