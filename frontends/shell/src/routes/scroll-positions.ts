const STORE = 'sargam.scroll';
const MOST = 50;
const PATIENCE_MS = 2_000;

const stored = (): [string, number][] => {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '[]');
  } catch {
    return [];
  }
};

const places = new Map(stored());

/** The entry of the browser's history one is on, as the kit's history keys it. */
const entry = (): string => window.history.state?.key ?? 'default';

const remember = (): void => {
  places.delete(entry());
  places.set(entry(), Math.round(window.scrollY));
  const [oldest] = places.keys();
  if (places.size > MOST && oldest !== undefined) places.delete(oldest);
};

const leave = (): void => {
  sessionStorage.setItem(STORE, JSON.stringify([...places]));
  // A reload is the browser's own to restore: what the server wrote has its height at once.
  window.history.scrollRestoration = 'auto';
};

/** Keeps how far each page of the history was scrolled. Returns how to end. */
export const trackScrollPositions = (): (() => void) => {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('scroll', remember, { passive: true });
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('scroll', remember);
    window.removeEventListener('pagehide', leave);
  };
};

export const scrollToTop = (): void => window.scrollTo({ top: 0, behavior: 'instant' });

const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Goes back to where the person was on this page, as soon as it is long enough again; not against a hand that scrolls
 * already. Returns how to give up.
 */
export const restoreScrollPosition = (): (() => void) => {
  const target = places.get(entry()) ?? 0;
  const began = performance.now();
  let frame = 0;
  const giveUp = (): void => {
    cancelAnimationFrame(frame);
    for (const move of ownMoves) window.removeEventListener(move, giveUp);
  };
  const look = (): void => {
    const reach = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo({ top: Math.min(target, Math.max(reach, 0)), behavior: 'instant' });
    if (reach >= target || performance.now() - began > PATIENCE_MS) giveUp();
    else frame = requestAnimationFrame(look);
  };
  for (const move of ownMoves) window.addEventListener(move, giveUp, { passive: true });
  look();
  return giveUp;
};
