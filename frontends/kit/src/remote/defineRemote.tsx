import { KitProviders, markHydrationStarted } from '@sargam/kit';
import * as React from 'react';
import { startTransition } from 'react';
import { type Container, createRoot, hydrateRoot, type Root } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { type RemoteOptions, RemotePages } from './RemotePages.tsx';

/** Hydrates the markup of this build's server once. Later mounts of the same element have no markup. */
const hasOwnMarkup = (container: Element): boolean => {
  const build = container.getAttribute('data-build');
  container.removeAttribute('data-build');
  return build === BUILD_ID;
};

/**
 * Hydrates server-rendered markup. Markup of another build, which a deployment can leave in a cached page or in an open tab,
 * is replaced by a new render, in a transition, so that the browser can handle input during the first render.
 */
const hydrateOrRender = (container: Container, children: React.ReactNode): Root => {
  if (container instanceof Element && hasOwnMarkup(container)) {
    markHydrationStarted();
    return hydrateRoot(container, children, { identifierPrefix: REMOTE_NAME });
  }
  const root = createRoot(container as Element);
  const render = (content: React.ReactNode): void => startTransition(() => root.render(content));
  render(children);
  return { render, unmount: () => root.unmount() };
};

/** Creates the single-spa lifecycles of a remote from its routes: `export const { bootstrap, mount, unmount } = …` */
export const defineRemote = (options: RemoteOptions) => {
  const RemoteRoot = () => (
    <KitProviders>
      <RemotePages {...options} />
    </KitProviders>
  );
  return singleSpaReact({
    React,
    ReactDOMClient: { hydrateRoot: hydrateOrRender },
    rootComponent: RemoteRoot,
    renderType: 'hydrateRoot',
    errorBoundary: () => <></>,
  });
};
