// The entry point that the shell and the remotes share: a page loads it once. Larger modules have their own entry points
// (`/forms`, `/dates`).
export * from './api/index.ts';
export * from './art/index.ts';
export * from './color-scheme/index.ts';
export * from './format/index.ts';
export { useFreePlace } from './free-place/useFreePlace.ts';
export {
  RequireAdmin,
  RequireInstructor,
  RequireRole,
  RequireStudent,
  VisitorsOnly,
} from './guards/RequireRole.tsx';
export * from './i18n/index.ts';
export { useShortcut } from './keyboard/useShortcut.ts';
export { useTextTypedBeforeHydration } from './keyboard/useTextTypedBeforeHydration.ts';
export { LanguageButton } from './language-button/LanguageButton.tsx';
export { fillPageState, type PageQuery, type PageState, readPageState } from './query/page-state.ts';
export { createServerQueryClient, queryClient } from './query/query-client.ts';
export { DialogErrorBoundary } from './remote/DialogErrorBoundary.tsx';
export { FirstRenderSignal } from './remote/FirstRenderSignal.tsx';
export {
  isFirstRenderDone,
  markFirstRenderDone,
  markHydrationStarted,
  useIsFirstRenderDone,
} from './remote/first-render.ts';
export { KitProviders } from './remote/KitProviders.tsx';
export { lazyPage, lazyPart, preloadPages, renderAndListLazyPages } from './remote/lazy-page.tsx';
export { PageErrorBoundary } from './remote/PageErrorBoundary.tsx';
export { PageNotice, PageNotices, RetryAlert } from './remote/PageNotices.tsx';
export { reloadPage } from './remote/reload-page.ts';
export { loadRemoteModule, type MountRemote, readConfig } from './remote/remote-module.ts';
export { isBuildReplaced } from './remote/replaced-build.ts';
export { useHideShellFrame, useIsShellFrameHidden } from './remote/shell-frame.ts';
export * from './router/index.ts';
export { type Company, phoneUrl, unknownCompany } from './server-request/company.ts';
export { isServer, type ServerRequest, ServerRequestContext } from './server-request/server-request.ts';
export { useCompany } from './server-request/useCompany.ts';
export * from './session/index.ts';
export { createStore } from './store/create-store.ts';
export { default as layout } from './theme/layout.module.css';
export { default as typography } from './theme/typography.module.css';
export * from './toast/index.ts';
export * from './ui/index.ts';
export * from './visitor-cart/visitor-cart.ts';
