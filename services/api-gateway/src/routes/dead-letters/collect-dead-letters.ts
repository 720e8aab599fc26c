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

/** The newest dead letters of all services, at most `limit`, and the number of all of them. */
export const collectDeadLetters = async (deps: HandlerDeps, limit: number): Promise<DeadLetters> => {
  const missing: Upstream[] = [];
  const page = { page: 1, limit };
  const answers = await Promise.all(
    upstreams.map(async (service) => {
      const answer = await deps.callOptional('dead letters', (extras) =>
        deps[`${service}DeadLetters`].listDeadLetters({ page }, extras),
      );
      if (!answer) missing.push(service);
      const deadLetters = (answer?.deadLetters ?? []).map((deadLetter) => ({ ...deadLetter, service }));
      return { deadLetters, total: answer?.total ?? 0 };
    }),
  );
  return {
    deadLetters: answers
      .flatMap(({ deadLetters }) => deadLetters)
      .sort(byTime)
      .slice(0, limit),
    total: answers.reduce((sum, { total }) => sum + total, 0),
    missing,
  };
};
