import { KitProviders, queryClient } from '@sargam/kit';
import { ServerProviders } from '@sargam/kit/server';
import { renderInApp, screen } from '@sargam/kit/testing';
import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { RemoteContainer } from './remote/RemoteContainer.tsx';
import { hasServerMarkup, readServerPage } from './server-page.ts';

const renderFrame = (page: ReactNode): string =>
  renderToString(
    <ServerProviders request={{ language: 'en' }} client={queryClient} path="/">
      <App>{page}</App>
    </ServerProviders>,
  );

it('hydrates the markup of the server without touching the page of the remote', async () => {
  renderInApp(<></>, { path: '/' }).unmount();
  const root = document.createElement('div');
  root.innerHTML = renderFrame(<RemoteContainer name="storefront" html="<h1>About us</h1>" build="b1" />);
  document.body.replaceChildren(root);
  const [heading, header] = [root.querySelector('h1'), root.querySelector('header')];
  expect(readServerPage(root)).toBe(true);
  expect(hasServerMarkup('storefront')).toBe(true);
  const onRecoverableError = jest.fn();
  const app = (
    <KitProviders>
      <App>
        <RemoteContainer name="storefront" />
      </App>
    </KitProviders>
  );
  const reactRoot = await act(async () => hydrateRoot(root, app, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root.querySelector('h1')).toBe(heading);
  expect(root.querySelector('header')).toBe(header);
  expect(screen.getByText('Metronome, free for everyone')).toBeInTheDocument();
  act(() => reactRoot.unmount());
});

it('has no markup of a remote on a page without server-rendered content', () => {
  const root = document.createElement('div');
  expect(readServerPage(root)).toBe(false);
  root.innerHTML = '<div data-remote="panel"></div>';
  expect(readServerPage(root)).toBe(true);
  expect(hasServerMarkup('panel')).toBe(false);
});
