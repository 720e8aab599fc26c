import {
  ErrorBoundary,
  FirstRenderSignal,
  KitProviders,
  PageError,
  PageLoading,
  Route,
  Routes,
} from '@sargam/kit';
import * as React from 'react';
import { type ComponentType, type ReactNode, Suspense, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';

type Options = {
  /** `<Route>` elements with absolute paths and lazy pages. */
  routes: ReactNode;
  /** A component around the pages, inside the kit's providers. */
  wrapper?: ComponentType<{ children: ReactNode }>;
};

const NoWrapper = ({ children }: { children: ReactNode }) => <>{children}</>;

/** Renders in a transition, so that the browser can handle input during the first render. */
const createTransitionRoot: typeof createRoot = (...args) => {
  const root = createRoot(...args);
  return {
    render: (children) => startTransition(() => root.render(children)),
    unmount: () => root.unmount(),
  };
};

/** Creates the single-spa lifecycles of a remote from its routes: `export const { bootstrap, mount, unmount } = …` */
export const defineRemote = ({ routes, wrapper: Wrapper = NoWrapper }: Options) => {
  const Root = () => (
    <KitProviders>
      <Wrapper>
        <ErrorBoundary fallback={(retry) => <PageError retry={retry} />}>
          <Suspense fallback={<PageLoading />}>
            <Routes>
              {routes}
              {/* During navigation to another remote this remote is still mounted for a moment. */}
              <Route path="*" element={null} />
            </Routes>
            <FirstRenderSignal />
          </Suspense>
        </ErrorBoundary>
      </Wrapper>
    </KitProviders>
  );
  return singleSpaReact({
    React,
    ReactDOMClient: { createRoot: createTransitionRoot },
    rootComponent: Root,
    renderType: 'createRoot',
    errorBoundary: () => <></>,
  });
};
