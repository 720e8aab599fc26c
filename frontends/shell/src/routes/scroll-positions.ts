const STORAGE_KEY = 'sargam.scroll';
const MAX_ENTRIES = 50;
const RESTORE_TIMEOUT_MS = 2_000;

const readStored = (): [string, number][] => {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
  } catch {
    return [];
  }
};

const positions = new Map(readStored());

/** The key of the current history entry, set by the kit's history. */
const entryKey = (): string => window.history.state?.key ?? 'default';

const savePosition = (): void => {
  positions.delete(entryKey());
  positions.set(entryKey(), Math.round(window.scrollY));
  const [oldest] = positions.keys();
  if (positions.size > MAX_ENTRIES && oldest !== undefined) positions.delete(oldest);
};

const storePositions = (): void => {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
  // The browser restores the position on reload, because the server-rendered page has its full height immediately.
  window.history.scrollRestoration = 'auto';
};

/** Tracks the scroll position of each history entry. Returns a function that stops the tracking. */
export const trackScrollPositions = (): (() => void) => {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('scroll', savePosition, { passive: true });
  window.addEventListener('pagehide', storePositions);
  return () => {
    window.removeEventListener('scroll', savePosition);
    window.removeEventListener('pagehide', storePositions);
  };
};

export const scrollToTop = (): void => window.scrollTo({ top: 0, behavior: 'instant' });

const userScrollEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Restores the scroll position of this history entry as soon as the page is long enough. User input cancels it. Returns a
 * function that cancels it.
 */
export const restoreScrollPosition = (): (() => void) => {
  const target = positions.get(entryKey()) ?? 0;
  const startedAt = performance.now();
  let frame = 0;
  const cancel = (): void => {
    cancelAnimationFrame(frame);
    for (const move of userScrollEvents) window.removeEventListener(move, cancel);
  };
  const tryRestore = (): void => {
    const maxScroll = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo({ top: Math.min(target, Math.max(maxScroll, 0)), behavior: 'instant' });
    if (maxScroll >= target || performance.now() - startedAt > RESTORE_TIMEOUT_MS) cancel();
    else frame = requestAnimationFrame(tryRestore);
  };
  for (const move of userScrollEvents) window.addEventListener(move, cancel, { passive: true });
  tryRestore();
  return cancel;
};
