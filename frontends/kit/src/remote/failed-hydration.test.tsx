import { KitProviders, lazyPage, preloadPages, Route } from '@sargam/kit';
import { createMount, RemotePages } from '@sargam/kit/remote';
import { act, renderHook, screen, userEvent, waitFor } from '@sargam/kit/testing';
import { renderToString } from 'react-dom/server';
import { useHydrationRetry, waitForHydrationRetry } from './failed-hydration.ts';
import { markFirstRenderDone } from './first-render.ts';

// No texts are loaded, so their keys are shown.
const load = jest.fn(async () => ({ default: () => <h1>Open chords</h1> }));
let unmount: (() => void) | undefined;
afterEach(() => act(async () => unmount?.()));

const hydrate = (container: HTMLElement) =>
  act(async () => {
    unmount = createMount({ routes: routesWith(lazyPage(load)) })(container);
  });

/** A failed download is repeated once before the notice appears. */
const failTwice = () => {
  const failure = new Error('the script did not load');
  load.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
};

const routesWith = (Page: ReturnType<typeof lazyPage>) => <Route path="*" element={<Page />} />;

/** The markup of a server, which has loaded its pages. */
const renderOnServer = async (): Promise<HTMLElement> => {
  const Page = lazyPage(load);
  await preloadPages();
  const container = document.createElement('div');
  container.dataset['build'] = BUILD_ID;
  container.innerHTML = renderToString(
    <KitProviders>
      <RemotePages routes={routesWith(Page)} />
    </KitProviders>,
    { identifierPrefix: REMOTE_NAME },
  );
  return container;
};

it('server markup stays while the script of its page does not load, until the retry of the notice', async () => {
  const container = await renderOnServer();
  document.body.replaceChildren(container);
  const heading = screen.getByRole('heading', { name: 'Open chords' });
  failTwice();
  await hydrate(container);
  expect(await screen.findByText('kit.kept.no_script')).toBeVisible();
  expect(heading).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'kit.retry' }));
  await waitFor(() => expect(screen.queryByText('kit.kept.no_script')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Open chords' })).toBe(heading);
});

it('server markup stays also after the first page is done, when the remote itself loads on a retry', async () => {
  const container = await renderOnServer();
  document.body.replaceChildren(container);
  const heading = screen.getByRole('heading', { name: 'Open chords' });
  // The shell has shown that the remote did not load.
  markFirstRenderDone();
  failTwice();
  await hydrate(container);
  expect(await screen.findByText('kit.kept.no_script')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'kit.retry' }));
  await waitFor(() => expect(screen.queryByText('kit.kept.no_script')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Open chords' })).toBe(heading);
});

it('one failed download is repeated without a notice', async () => {
  const container = await renderOnServer();
  document.body.replaceChildren(container);
  load.mockRejectedValueOnce(new Error('the script did not load'));
  load.mockClear();
  await hydrate(container);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(screen.queryByText('kit.kept.no_script')).toBeNull();
});

it('the retry repeats all failed downloads', async () => {
  const { result } = renderHook(useHydrationRetry);
  const downloads = act(() => Promise.all([waitForHydrationRetry(), waitForHydrationRetry()]));
  await waitFor(() => expect(result.current).toBeDefined());
  act(() => result.current?.());
  await downloads;
  expect(result.current).toBeUndefined();
});
