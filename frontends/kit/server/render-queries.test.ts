/** @jest-environment node */
import { ApiError, createServerQueryClient } from '@sargam/kit';
import { QueryObserver } from '@tanstack/react-query';
import type { PublicResponse } from './public-api.ts';
import { renderWithQueries } from './render-queries.ts';

type Load = (path: string) => Promise<PublicResponse>;

const never = (): Promise<never> => new Promise(() => undefined);
const neverText = (): Promise<string> => never();

/** Renders `course` with the courses of its bundle, as a component does with `useQuery`. */
const open = (load: Load, deadline: Promise<unknown> = never()) => {
  const client = createServerQueryClient();
  const requested: string[] = [];
  const use = (path: string, enabled = true): { data?: string; isError: boolean } => {
    const options = client.defaultQueryOptions({ queryKey: ['api', path], queryFn: neverText, enabled });
    return new QueryObserver(client, options).getOptimisticResult(options);
  };
  const render = (): string => {
    const course = use('/course');
    use('/personal', false);
    if (course.isError) return 'no course';
    if (!course.data) return 'loading';
    return `course with ${use('/lesson').data ?? 'loading'}`;
  };
  const counted: Load = (path) => {
    requested.push(path);
    return load(path);
  };
  return { requested, rendered: renderWithQueries(client, render, counted, deadline) };
};

const answer = (data: unknown, isPersonal = false): PublicResponse => ({ data, isPersonal });

it('requests each query once, then those that need its data, and no disabled one', async () => {
  const { rendered, requested } = open(async (path) => answer(path, path === '/lesson'));
  const { html, state, isComplete } = await rendered;
  expect(html).toBe('course with /lesson');
  expect(isComplete).toBe(true);
  expect(requested).toEqual(['/course', '/lesson']);
  expect(state.map(({ key, isPersonal }) => [key[1], isPersonal])).toEqual([
    ['/course', false],
    ['/lesson', true],
  ]);
});

it('leaves a late response out of markup and state', async () => {
  const deadline = new Promise((resolve) => setTimeout(resolve, 20));
  const load: Load = (path) => (path === '/course' ? Promise.resolve(answer('course')) : never());
  const { html, state, isComplete } = await open(load, deadline).rendered;
  expect(html).toBe('course with loading');
  expect(state.map(({ key }) => key[1])).toEqual(['/course']);
  expect(isComplete).toBe(false);
});

it('makes a missing course part of the page and of the state', async () => {
  const load = () => Promise.reject(ApiError.from(404, { detail: 'No such course.' }));
  const { html, state, isComplete } = await open(load).rendered;
  expect(html).toBe('no course');
  expect(state).toMatchObject([
    { key: ['api', '/course'], status: 404, problem: { detail: 'No such course.' } },
  ]);
  expect(isComplete).toBe(true);
});

it.each([
  ['a failed response', ApiError.from(500, {})],
  ['a lost connection', new TypeError('fetch failed')],
])('leaves %s to the browser', async (_name, error) => {
  const { html, state, isComplete } = await open(() => Promise.reject(error)).rendered;
  expect(html).toBe('loading');
  expect(state).toEqual([]);
  expect(isComplete).toBe(false);
});
