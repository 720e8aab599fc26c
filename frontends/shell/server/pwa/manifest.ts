import type { Translate } from '@sargam/kit';
import { colorSchemeSettings } from '@sargam/kit/site';
import type { Language } from '../language.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable' | 'monochrome') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const icons = [
  { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  icon('icon', 192, 'any'),
  icon('icon', 512, 'any'),
  icon('maskable', 192, 'maskable'),
  icon('maskable', 512, 'maskable'),
  icon('monochrome', 512, 'monochrome'),
];

const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('icon', 192, 'any')] });

/** The web app manifest in one language. Both languages have the same `id`, so they are the same app. */
export const buildManifest = (t: Translate, language: Language) => ({
  id: '/',
  name: t('shell.title.site'),
  short_name: t('kit.brand'),
  description: t('shell.public.description'),
  lang: language,
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f8fbf9',
  theme_color: colorSchemeSettings.bar.light,
  categories: ['education', 'music'],
  icons,
  shortcuts: [
    shortcut(t('shell.nav.courses'), '/allcourses'),
    shortcut(t('shell.tab.classroom'), '/studentpanel?tab=0'),
  ],
});
