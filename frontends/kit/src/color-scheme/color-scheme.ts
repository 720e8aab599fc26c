import { colorSchemeSettings } from '../site/index.ts';

/** What a person can choose; `system` is whatever the device is set to. */
export const colorSchemes = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

const YEAR_S = 31_536_000;
const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const parseColorScheme = (value: string | null | undefined): ColorScheme =>
  colorSchemes.find((scheme) => scheme === value) ?? 'system';

/** The cookie is what counts: the server reads it, so that the first paint is right without any script. */
const readCookie = (): ColorScheme =>
  parseColorScheme(new RegExp(`(?:^|; )${colorSchemeSettings.cookie}=(\\w+)`).exec(document.cookie)?.[1]);

let chosen: ColorScheme = readCookie();

const isDark = (): boolean => chosen === 'dark' || (chosen === 'system' && prefersDark.matches);

/** The bar of a phone's browser: one colour for each setting of the device, the same twice once one is chosen. */
const setBrowserBarColors = (): void => {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    meta.content = colorSchemeSettings.bar[chosen === 'system' ? own : chosen];
  }
};

const apply = (): void => {
  document.documentElement.dataset.mantineColorScheme = isDark() ? 'dark' : 'light';
  setBrowserBarColors();
  for (const listener of listeners) listener();
};

const applyChoice = (scheme: ColorScheme): void => {
  chosen = scheme;
  apply();
};

/** Keeps the choice for a year and shows it at once, here and in the other tabs (they hear of the stored copy). */
export const setColorScheme = (scheme: ColorScheme): void => {
  const age = scheme === 'system' ? 0 : YEAR_S;
  document.cookie = `${colorSchemeSettings.cookie}=${scheme};path=/;max-age=${age};samesite=lax`;
  localStorage.setItem(colorSchemeSettings.cookie, scheme);
  applyChoice(scheme);
};

/** Says on the page what the server could not know: which of the two the device is set to. Once, before React draws. */
export const initColorScheme = (): void => {
  prefersDark.addEventListener('change', apply);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === colorSchemeSettings.cookie && newValue) applyChoice(parseColorScheme(newValue));
  });
  apply();
};

export const currentColorScheme = (): ColorScheme => chosen;

export const subscribeColorScheme = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
