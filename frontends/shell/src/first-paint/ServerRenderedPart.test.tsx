import { KitProviders } from '@sargam/kit';
import { renderInApp, screen } from '@sargam/kit/testing';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../App.tsx';
import { readServerRenderedPage } from './first-paint.ts';

jest.mock('../remote/registry.ts', () => ({ loadLifecycles: () => new Promise(() => undefined) }));

/** As the server's `frame` has it: a test of the server says so. */
const written = `<div class="written"><header>A written header</header></div><main id="main" tabindex="-1"><div id="first-paint"><h1>About us</h1></div></main><div class="written"><footer>A written footer</footer></div>`;

const openPage = (path: string): HTMLElement => {
  renderInApp(<></>, { path }).unmount();
  const root = document.createElement('div');
  root.innerHTML = written;
  document.body.replaceChildren(root);
  return root;
};

it('takes the page over as the server wrote it, and draws the frame around it without touching it', async () => {
  const root = openPage('/about');
  const page = document.getElementById('first-paint');
  expect(readServerRenderedPage()).toBe(true);
  const refused = jest.fn();
  const app = (
    <KitProviders>
      <App />
    </KitProviders>
  );
  const drawing = await act(async () => hydrateRoot(root, app, { onRecoverableError: refused }));
  expect(refused).not.toHaveBeenCalled();
  expect(document.getElementById('first-paint')).toBe(page);
  expect(screen.getByText('About us')).toBeVisible();
  expect(screen.getByText('Skip to main content')).toBeInTheDocument();
  expect(screen.getByText('Metronome, free for everyone')).toBeInTheDocument();
  expect(screen.queryByText(/A written/)).toBeNull();
  act(() => drawing.unmount());
});

it('does not take over a page that no remote will draw', () => {
  openPage('/nowhere');
  expect(readServerRenderedPage()).toBe(false);
});
