import type { Tx } from '@sargam/chassis/sql';
import type { CourseChanged } from '@sargam/proto/catalogue/v1/events';
import type { Tables } from '../database.ts';
import { discardDraft, publishDraft } from './publish-draft.ts';

type SettledDrafts = Pick<CourseChanged, 'publishedDraft' | 'discardedDraft'>;

/** Publishes and discards the drafts that catalogue has decided about since the settled ones, in their order. */
export const settleDrafts = async (
  tx: Tx<Tables>,
  courseId: string,
  { settled, decided }: { readonly settled: SettledDrafts; readonly decided: SettledDrafts },
  now: Date,
): Promise<void> => {
  const steps = [
    { from: settled.publishedDraft, number: decided.publishedDraft, settle: publishDraft },
    { from: settled.discardedDraft, number: decided.discardedDraft, settle: discardDraft },
  ].toSorted((one, other) => one.number - other.number);
  for (const { from, number, settle } of steps)
    if (number > from) await settle(tx, { courseId, number }, now);
};
