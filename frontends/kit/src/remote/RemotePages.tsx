import { FirstRenderSignal, PageErrorBoundary, PageLoading, PageNotices, Route, Routes } from '@sargam/kit';
import { type ComponentType, type ReactNode, Suspense } from 'react';

export type RemoteOptions = {
  /** `<Route>` elements with absolute paths and lazy pages. */
  routes: ReactNode;
  /** A component around the pages, inside the kit's providers. */
  wrapper?: ComponentType<{ children: ReactNode }>;
};

const NoWrapper = ({ children }: { children: ReactNode }) => <>{children}</>;

/** The pages without a boundary: an error of a component is thrown. */
export const BarePages = ({ routes, wrapper: Wrapper = NoWrapper }: RemoteOptions) => (
  <Wrapper>
    <Routes>{routes}</Routes>
  </Wrapper>
);

/** The pages of a remote, the same in the browser and on the server. */
export const RemotePages = ({ routes, wrapper: Wrapper = NoWrapper }: RemoteOptions) => (
  <Wrapper>
    <PageNotices />
    <PageErrorBoundary>
      <Suspense fallback={<PageLoading />}>
        <Routes>
          {routes}
          {/* During navigation to another remote this remote is still mounted for a moment. */}
          <Route path="*" element={null} />
        </Routes>
        <FirstRenderSignal />
      </Suspense>
    </PageErrorBoundary>
  </Wrapper>
);
