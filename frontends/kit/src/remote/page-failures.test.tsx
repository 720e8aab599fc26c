import { lazyPage, lazyPart, preloadPages, queryClient, Route } from '@sargam/kit';
import { RemotePages } from '@sargam/kit/remote';
import { act, renderInApp, screen, userEvent, waitFor } from '@sargam/kit/testing';
import { useQuery } from '@tanstack/react-query';
import { reloadPage } from './reload-page.ts';

jest.mock('./reload-page.ts', () => ({ reloadPage: jest.fn() }));

beforeEach(() => jest.spyOn(console, 'error').mockReturnValue());

const retry = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

it.each([
  ['page', lazyPage],
  ['part of a page', lazyPart],
])('a %s whose script did not load shows an error, and its retry loads the script', async (_, create) => {
  const load = jest.fn(async () => ({ default: () => <h1>Open chords</h1> }));
  const failure = new Error('the script did not load');
  load.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  const Page = create(load);
  renderInApp(<RemotePages routes={<Route path="*" element={<Page />} />} />);
  expect(await screen.findByRole('heading', { name: 'This part did not load' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  await retry();
  expect(await screen.findByRole('heading', { name: 'Open chords' })).toBeVisible();
});

it('a server loads pages at its start, and no parts', async () => {
  const page = jest.fn(async () => ({ default: () => null }));
  const part = jest.fn(async () => ({ default: () => null }));
  lazyPage(page);
  lazyPart(part);
  await preloadPages();
  expect([page.mock.calls.length, part.mock.calls.length]).toEqual([1, 0]);
});

const title = 'Some of this page could not be refreshed';

const Price = ({ load }: { load: () => Promise<string> }) => {
  const { data } = useQuery({ queryKey: ['price'], queryFn: load, retry: false });
  return <p>{data}</p>;
};

it('data that could not be requested again stay, with a notice and a retry', async () => {
  const answers = ['৳1,250.00', undefined, '৳1,300.00'];
  const load = async () => {
    const answer = answers.shift();
    if (!answer) throw new TypeError('no network');
    return answer;
  };
  renderInApp(<RemotePages routes={<Route path="*" element={<Price load={load} />} />} />);
  expect(await screen.findByText('৳1,250.00')).toBeVisible();
  expect(screen.queryByText(title)).toBeNull();
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText('৳1,250.00')).toBeVisible();
  await retry();
  expect(await screen.findByText('৳1,300.00')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
});

it.each([
  ['page', lazyPage, 1],
  ['part of a page', lazyPart, 0],
])(
  'a missing script of a replaced build: a %s is loaded with a new document once, a part never',
  async (name, create, times) => {
    jest.mocked(reloadPage).mockClear();
    const gone = Object.assign(new Error('404'), { request: `/remotes/panel/static/js/async/${name}.js` });
    const openPage = () => {
      const Page = create(async (): Promise<{ default: () => null }> => {
        throw gone;
      });
      return renderInApp(<RemotePages routes={<Route path="*" element={<Page />} />} />);
    };
    const { unmount } = openPage();
    if (times > 0) await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
    unmount();
    openPage();
    expect(await screen.findByRole('heading', { name: 'This part did not load' })).toBeVisible();
    expect(reloadPage).toHaveBeenCalledTimes(times);
  },
);
