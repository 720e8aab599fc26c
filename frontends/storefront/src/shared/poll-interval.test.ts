import { ApiError } from '@sargam/kit';
import { Query, QueryClient } from '@tanstack/react-query';
import { pollInterval } from './poll-interval.ts';

const refusal = (status: number) => new ApiError('x', { code: 'x', status });
const after = (overrides: Partial<Query['state']>) => {
  const { state } = new Query({ client: new QueryClient(), queryKey: ['x'], queryHash: 'x' });
  return pollInterval({ state: { ...state, ...overrides } });
};

it.each([400, 403, 404, 410])('stops after a final refusal (%d)', (status) =>
  expect(after({ error: refusal(status), errorUpdateCount: 1 })).toBe(false),
);

it.each([0, 401, 408, 429, 500, 503])('continues after a transient error (%d)', (status) =>
  expect(after({ error: refusal(status), errorUpdateCount: 1 })).toBe(2_000),
);

it.each([
  ['answers', { dataUpdateCount: 30 }],
  ['errors', { errorUpdateCount: 30 }],
  ['both', { dataUpdateCount: 15, errorUpdateCount: 15 }],
])('slows down after thirty responses (%s)', (_, counts) => {
  expect(after({ dataUpdateCount: 15, errorUpdateCount: 14 })).toBe(2_000);
  expect(after(counts)).toBe(10_000);
});
