import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { isApiError } from '../errors/api-error.ts';
import { fillPageState, readPageState, refetchPageState } from './page-state.ts';

const key = ['api', '/course/c1/'];
const load = jest.fn(async () => 'newer');

const observe = (client: QueryClient) => {
  const observer = new QueryObserver(client, { queryKey: key, queryFn: load, staleTime: 30_000 });
  const stop = observer.subscribe(() => undefined);
  return { current: () => observer.getCurrentResult(), stop };
};

const tick = () => new Promise((resolve) => setTimeout(resolve, 5));

it('starts with the data of the page, without a request', async () => {
  const client = new QueryClient();
  fillPageState(client, [{ key, updatedAt: Date.now(), data: 'course' }]);
  const course = observe(client);
  refetchPageState(client);
  await tick();
  expect(course.current().data).toBe('course');
  expect(load).not.toHaveBeenCalled();
  course.stop();
});

it.each([
  ['personal', { updatedAt: Date.now(), isPersonal: true }],
  ['older than 30 s', { updatedAt: Date.now() - 31_000 }],
])('requests a query again after the first render if it is %s', async (_name, entry) => {
  const client = new QueryClient();
  fillPageState(client, [{ key, data: 'course', ...entry }]);
  const course = observe(client);
  expect(load).not.toHaveBeenCalled();
  refetchPageState(client);
  await tick();
  expect(course.current().data).toBe('newer');
  course.stop();
});

it('keeps a failed query failed, without a request', async () => {
  const client = new QueryClient();
  fillPageState(client, [
    { key, updatedAt: Date.now(), status: 404, problem: { detail: 'No such course.' } },
  ]);
  const course = observe(client);
  await tick();
  const { error } = course.current();
  expect(isApiError(error) && [error.status, error.message]).toEqual([404, 'No such course.']);
  expect(load).not.toHaveBeenCalled();
  expect(readPageState(client)).toMatchObject([{ key, status: 404, problem: { detail: 'No such course.' } }]);
  course.stop();
});
