import { colorSchemeSettings } from '../site/index.ts';

/** What a person can choose; `system` is whatever the device is set to. */
export const colorSchemes = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

const YEAR_S = 31_536_000;
const device = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const known = (value: string | null | undefined): ColorScheme =>
  colorSchemes.find((scheme) => scheme === value) ?? 'system';

/** The cookie is what counts: the server reads it, so that the first paint is right without any script. */
const remembered = (): ColorScheme =>
  known(new RegExp(`(?:^|; )${colorSchemeSettings.cookie}=(\\w+)`).exec(document.cookie)?.[1]);

let chosen: ColorScheme = remembered();

const isDark = (): boolean => chosen === 'dark' || (chosen === 'system' && device.matches);

/** The bar of a phone's browser: one colour for each setting of the device, the same twice once one is chosen. */
const colourBars = (): void => {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    meta.content = colorSchemeSettings.bar[chosen === 'system' ? own : chosen];
  }
};

const apply = (): void => {
  document.documentElement.dataset.mantineColorScheme = isDark() ? 'dark' : 'light';
  colourBars();
  for (const listener of listeners) listener();
};

const take = (scheme: ColorScheme): void => {
  chosen = scheme;
  apply();
};

/** Keeps the choice for a year and shows it at once, here and in the other tabs (they hear of the stored copy). */
export const setColorScheme = (scheme: ColorScheme): void => {
  const age = scheme === 'system' ? 0 : YEAR_S;
  document.cookie = `${colorSchemeSettings.cookie}=${scheme};path=/;max-age=${age};samesite=lax`;
  localStorage.setItem(colorSchemeSettings.cookie, scheme);
  take(scheme);
};

/** Says on the page what the server could not know: which of the two the device is set to. Once, before React draws. */
export const initColorScheme = (): void => {
  device.addEventListener('change', apply);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === colorSchemeSettings.cookie && newValue) take(known(newValue));
  });
  apply();
};

export const currentColorScheme = (): ColorScheme => chosen;

export const subscribeColorScheme = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
