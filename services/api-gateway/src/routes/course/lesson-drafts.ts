import { setTimeout as sleep } from 'node:timers/promises';
import type { CourseDraft } from '@sargam/proto/learning/v1/drafts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';

/** The unpublished changes of lessons and files by course (decision B89). Courses without changes are left out. */
export const loadDrafts = async (
  { drafts }: Pick<HandlerDeps, 'drafts'>,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, CourseDraft>> => {
  const { drafts: found } =
    courseIds.length === 0 ? { drafts: [] } : await drafts.listDrafts({ courseIds: [...courseIds] });
  return new Map(found.map((draft) => [draft.courseId, draft]));
};

const pollIntervalMs = 100;
const longestWaitMs = 3_000;

/** Learning publishes or discards a draft when the event of the catalogue arrives. The answer waits for that, so that it is shown. */
const waitUntilSettled = async (deps: HandlerDeps, { courseId, number }: CourseDraft): Promise<void> => {
  const until = Date.now() + longestWaitMs;
  while (Date.now() < until) {
    const open = await deps.callOptional('draft of lessons', () => loadDrafts(deps, [courseId]));
    if (!open || open.get(courseId)?.number !== number) return;
    await sleep(pollIntervalMs);
  }
};

/** Runs a decision about the unpublished lessons and files. What is changed after its beginning is not part of the decision. */
export const withClosedDraft = async <T>(
  deps: HandlerDeps,
  courseId: string,
  decide: (lessonDraft: number) => Promise<T>,
): Promise<T> => {
  const draft = await deps.drafts.closeDraft({ courseId });
  const decided = await decide(draft.number);
  if (draft.number > 0) await waitUntilSettled(deps, draft);
  return decided;
};
