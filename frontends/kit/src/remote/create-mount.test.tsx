import { KitProviders, Route } from '@sargam/kit';
import { createMount, RemotePages } from '@sargam/kit/remote';
import { act, screen, waitFor } from '@sargam/kit/testing';
import { renderToString } from 'react-dom/server';

const routes = <Route path="*" element={<h1>Open chords</h1>} />;
const mount = createMount({ routes });
const markup = renderToString(
  <KitProviders>
    <RemotePages routes={routes} />
  </KitProviders>,
  { identifierPrefix: REMOTE_NAME },
);

const logError = jest.spyOn(console, 'error');

/** Mounts the remote in an element with the markup of a server. Returns the heading of that markup. */
const mountOnServerMarkup = async (html: string, build: string): Promise<Element | null> => {
  const container = document.createElement('div');
  container.dataset['build'] = build;
  container.innerHTML = html;
  document.body.replaceChildren(container);
  const heading = container.querySelector('h1');
  await act(async () => void mount(container));
  return heading;
};

it('hydrates the markup of its own build: the elements of the server stay', async () => {
  const heading = await mountOnServerMarkup(markup, BUILD_ID);
  expect(heading).toHaveTextContent('Open chords');
  expect(screen.getByRole('heading')).toBe(heading);
  expect(logError).not.toHaveBeenCalled();
});

it('replaces the markup of another build, without an error', async () => {
  const heading = await mountOnServerMarkup('<h1>Older page</h1><p>Removed since</p>', 'build-0');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('Open chords'));
  expect(heading).not.toBeInTheDocument();
  expect(screen.queryByText('Removed since')).toBeNull();
  expect(logError).not.toHaveBeenCalled();
});
