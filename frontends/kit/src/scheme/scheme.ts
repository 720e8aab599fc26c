import { theme } from '../site/index.ts';

/** What a person can choose; `system` is whatever the device is set to. */
export const schemes = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

const YEAR_S = 31_536_000;
const device = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const known = (value: string | null | undefined): Scheme =>
  schemes.find((scheme) => scheme === value) ?? 'system';

/** The cookie is what counts: the server reads it, so that the first paint is right without any script. */
const remembered = (): Scheme =>
  known(new RegExp(`(?:^|; )${theme.cookie}=(\\w+)`).exec(document.cookie)?.[1]);

let chosen: Scheme = remembered();

const isDark = (): boolean => chosen === 'dark' || (chosen === 'system' && device.matches);

/** The bar of a phone's browser: one colour for each setting of the device, the same twice once one is chosen. */
const colourBars = (): void => {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    meta.content = theme.bar[chosen === 'system' ? own : chosen];
  }
};

const apply = (): void => {
  document.documentElement.dataset.mantineColorScheme = isDark() ? 'dark' : 'light';
  colourBars();
  for (const listener of listeners) listener();
};

const take = (scheme: Scheme): void => {
  chosen = scheme;
  apply();
};

/** Keeps the choice for a year and shows it at once, here and in the other tabs (they hear of the stored copy). */
export const chooseScheme = (scheme: Scheme): void => {
  const age = scheme === 'system' ? 0 : YEAR_S;
  document.cookie = `${theme.cookie}=${scheme};path=/;max-age=${age};samesite=lax`;
  localStorage.setItem(theme.cookie, scheme);
  take(scheme);
};

/** Says on the page what the server could not know: which of the two the device is set to. Once, before React draws. */
export const startScheme = (): void => {
  device.addEventListener('change', apply);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === theme.cookie && newValue) take(known(newValue));
  });
  apply();
};

export const currentScheme = (): Scheme => chosen;

export const subscribeScheme = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
