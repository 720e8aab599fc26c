import { colorSchemeSettings } from '@sargam/kit/site';
import { readCookie } from './cookie.ts';
import { type Html, html } from './html.ts';

/** The user's choice; undefined follows the device, which only the browser knows. */
export type ColorScheme = 'light' | 'dark' | undefined;

export const readColorScheme = (cookies: string | undefined): ColorScheme => {
  const value = readCookie(cookies, colorSchemeSettings.cookie);
  return value === 'light' || value === 'dark' ? value : undefined;
};

/** Meta tags for the canvas and the browser bar, which apply before any style sheet. */
export const renderColorSchemeTags = (scheme: ColorScheme): Html =>
  html`<meta name="color-scheme" content="${scheme ?? 'light dark'}">${(['light', 'dark'] as const).map((device) => html`<meta name="theme-color" media="(prefers-color-scheme: ${device})" content="${colorSchemeSettings.bar[scheme ?? device]}">`)}`;
