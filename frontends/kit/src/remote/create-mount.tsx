import { KitProviders, type MountRemote, markHydrationStarted } from '@sargam/kit';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
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
const hydrateOrRender = (container: Element, children: ReactNode): Root => {
  if (hasOwnMarkup(container)) {
    markHydrationStarted();
    return hydrateRoot(container, children, { identifierPrefix: REMOTE_NAME });
  }
  const root = createRoot(container);
  startTransition(() => root.render(children));
  return root;
};

/** Creates the `mount` function that a remote exposes, from its routes. */
export const createMount =
  (options: RemoteOptions): MountRemote =>
  (container) => {
    const root = hydrateOrRender(
      container,
      <KitProviders>
        <RemotePages {...options} />
      </KitProviders>,
    );
    // React refuses to unmount a root while another root renders.
    return () => queueMicrotask(() => root.unmount());
  };
