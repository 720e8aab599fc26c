import { KitProviders } from '@sargam/kit';
import { renderInApp, screen } from '@sargam/kit/testing';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { readServerRenderedPage } from './first-paint/first-paint.ts';

jest.mock('./remote/registry.ts', () => ({ loadLifecycles: () => new Promise(() => undefined) }));

/** The same structure as the server's `renderFrame` (checked by test/first-paint.test.ts). */
const serverMarkup = `<div class="written"><header>A written header</header></div><main id="main" tabindex="-1"><div id="first-paint"><h1>About us</h1></div></main><div class="written"><footer>A written footer</footer></div>`;

const openPage = (path: string): HTMLElement => {
  renderInApp(<></>, { path }).unmount();
  const root = document.createElement('div');
  root.innerHTML = serverMarkup;
  document.body.replaceChildren(root);
  return root;
};

it('hydrates the page of the server and renders the frame without changing the page content', async () => {
  const root = openPage('/about');
  const page = document.getElementById('first-paint');
  expect(readServerRenderedPage()).toBe(true);
  const onRecoverableError = jest.fn();
  const app = (
    <KitProviders>
      <App />
    </KitProviders>
  );
  const reactRoot = await act(async () => hydrateRoot(root, app, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(document.getElementById('first-paint')).toBe(page);
  expect(screen.getByText('About us')).toBeVisible();
  expect(screen.getByText('Skip to main content')).toBeInTheDocument();
  expect(screen.getByText('Metronome, free for everyone')).toBeInTheDocument();
  expect(screen.queryByText(/A written/)).toBeNull();
  act(() => reactRoot.unmount());
});

it('does not hydrate a page that no remote renders', () => {
  openPage('/nowhere');
  expect(readServerRenderedPage()).toBe(false);
});
