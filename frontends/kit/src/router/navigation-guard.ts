/** Called instead of a navigation; `proceed` continues it. */
export type NavigationGuard = (proceed: () => void) => void;

let guard: NavigationGuard | undefined;

/**
 * Sets the guard of the page, for a form with unsaved changes; returns a function that removes it. There is at most one guard.
 * Navigation inside the site and the buttons of the browser's history wait for it. It does not see the closing of the window
 * (`beforeunload`).
 */
export const setNavigationGuard = (next: NavigationGuard): (() => void) => {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
};

/** Navigates, or asks the guard first. */
export const guardNavigation = (navigate: () => void): void => {
  if (guard) guard(navigate);
  else navigate();
};

export const isNavigationGuarded = (): boolean => guard !== undefined;
