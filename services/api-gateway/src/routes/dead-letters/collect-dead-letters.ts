import type { DeadLetter } from '@sargam/proto/common/v1/dead_letters';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { type Upstream, upstreams } from '../../upstream/upstreams.ts';

export interface CollectedDeadLetter extends DeadLetter {
  readonly service: Upstream;
}

export interface DeadLetters {
  /** The newest first. */
  readonly deadLetters: readonly CollectedDeadLetter[];
  readonly total: number;
  /** Services that did not answer. */
  readonly missing: readonly Upstream[];
}

const byTime = (one: DeadLetter, other: DeadLetter): number =>
  (other.at?.getTime() ?? 0) - (one.at?.getTime() ?? 0);

interface Answer {
  readonly service: Upstream;
  readonly deadLetters: readonly CollectedDeadLetter[];
  /** Undefined if the service did not answer. */
  readonly total: number | undefined;
}

const listOf = async (deps: HandlerDeps, service: Upstream, limit: number): Promise<Answer> => {
  const answer = await deps.callOptional('dead letters', (extras) =>
    deps[`${service}DeadLetters`].listDeadLetters({ page: { page: 1, limit } }, extras),
  );
  const deadLetters = (answer?.deadLetters ?? []).map((deadLetter) => ({ ...deadLetter, service }));
  return { service, deadLetters, total: answer?.total };
};

const newestOf = (answers: readonly Answer[], limit: number): readonly CollectedDeadLetter[] =>
  answers
    .flatMap(({ deadLetters }) => deadLetters)
    .sort(byTime)
    .slice(0, limit);

/** Whether the service may have more dead letters among the newest: its last one is among them, and it has others. */
const mayHaveMore = (
  { deadLetters, total = 0 }: Answer,
  oldest: CollectedDeadLetter | undefined,
): boolean => {
  const last = deadLetters.at(-1);
  return total > deadLetters.length && (!oldest || !last || byTime(last, oldest) <= 0);
};

/**
 * The newest dead letters of all services, at most `limit`, and the number of all of them. Each service is asked for twice its even share
 * first, and for all if that was too few.
 */
export const collectDeadLetters = async (deps: HandlerDeps, limit: number): Promise<DeadLetters> => {
  const share = Math.ceil((2 * limit) / upstreams.length);
  const first = await Promise.all(upstreams.map((service) => listOf(deps, service, share)));
  const newest = newestOf(first, limit);
  const oldest = newest.length === limit ? newest.at(-1) : undefined;
  const answers = await Promise.all(
    first.map(async (answer) => (mayHaveMore(answer, oldest) ? listOf(deps, answer.service, limit) : answer)),
  );
  return {
    deadLetters: newestOf(answers, limit),
    total: answers.reduce((sum, { total = 0 }) => sum + total, 0),
    missing: answers.filter(({ total }) => total === undefined).map(({ service }) => service),
  };
};
