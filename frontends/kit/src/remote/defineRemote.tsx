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
  /** `<Route>` elements: absolute paths, pages lazy. */
  routes: ReactNode;
  /** What the remote wraps around its pages besides the kit's providers, such as `MantineRoot`. */
  wrapper?: ComponentType<{ children: ReactNode }>;
};

const NoWrapper = ({ children }: { children: ReactNode }) => <>{children}</>;

/** Draws in slices, between which the browser answers whoever touches the page already. */
const createTransitionRoot: typeof createRoot = (...args) => {
  const root = createRoot(...args);
  return {
    render: (children) => startTransition(() => root.render(children)),
    unmount: () => root.unmount(),
  };
};

/** Makes a remote's single-spa lifecycles out of its routes: `export const { bootstrap, mount, unmount } = …` */
export const defineRemote = ({ routes, wrapper: Wrapper = NoWrapper }: Options) => {
  const Root = () => (
    <KitProviders>
      <Wrapper>
        <ErrorBoundary fallback={(retry) => <PageError retry={retry} />}>
          <Suspense fallback={<PageLoading />}>
            <Routes>
              {routes}
              {/* On the way to another remote this one is still here for a moment. */}
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
