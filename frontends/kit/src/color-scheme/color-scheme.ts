import { isServer } from '../server-request/server-request.ts';
import { colorSchemeSettings } from '../site/index.ts';
import { createStore } from '../store/create-store.ts';

/** The choices of the user; `system` follows the setting of the device. */
export const colorSchemes = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

const YEAR_S = 31_536_000;
const prefersDark = isServer ? undefined : window.matchMedia('(prefers-color-scheme: dark)');

const parseColorScheme = (value: string | null | undefined): ColorScheme =>
  colorSchemes.find((scheme) => scheme === value) ?? 'system';

/** The choice is stored in a cookie, because the server needs it for the first paint. */
const readCookie = (): ColorScheme =>
  parseColorScheme(new RegExp(`(?:^|; )${colorSchemeSettings.cookie}=(\\w+)`).exec(document.cookie)?.[1]);

const chosen = createStore<ColorScheme>(isServer ? 'system' : readCookie(), 'system');

const isDark = (): boolean =>
  chosen.get() === 'dark' || (chosen.get() === 'system' && prefersDark?.matches === true);

/** Sets the `theme-color` of the browser: one colour per device setting for `system`, else the same colour for both. */
const setBrowserBarColors = (): void => {
  const scheme = chosen.get();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const deviceScheme = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    meta.content = colorSchemeSettings.bar[scheme === 'system' ? deviceScheme : scheme];
  }
};

const apply = (): void => {
  document.documentElement.dataset.colorScheme = isDark() ? 'dark' : 'light';
  setBrowserBarColors();
};

const applyChoice = (scheme: ColorScheme): void => {
  chosen.set(scheme);
  apply();
};

/** Saves the choice for a year and applies it to this tab and, by the storage event, to the other tabs. */
export const setColorScheme = (scheme: ColorScheme): void => {
  const age = scheme === 'system' ? 0 : YEAR_S;
  document.cookie = `${colorSchemeSettings.cookie}=${scheme};path=/;max-age=${age};samesite=lax`;
  localStorage.setItem(colorSchemeSettings.cookie, scheme);
  applyChoice(scheme);
};

/** Sets the colour scheme attribute of the page, which needs the device setting in case of `system`. Call it once, before React renders. */
export const initColorScheme = (): void => {
  prefersDark?.addEventListener('change', apply);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === colorSchemeSettings.cookie && newValue) applyChoice(parseColorScheme(newValue));
  });
  apply();
};

/** The colour scheme that the user selected. */
export const useColorScheme = chosen.use;
