import { act, renderInApp, screen, userEvent } from '@sargam/kit/testing';
import { initColorScheme, setColorScheme } from '../../color-scheme/color-scheme.ts';
import { ColorSchemeButtons } from './ColorSchemeButtons.tsx';
import { ColorSchemeMenu } from './ColorSchemeMenu.tsx';

const shown = (): string | undefined => document.documentElement.dataset.mantineColorScheme;
const bars = (): string[] =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content }) => content);

beforeAll(() => {
  document.head.innerHTML = ['light', 'dark']
    .map((own) => `<meta name="theme-color" media="(prefers-color-scheme: ${own})" content="">`)
    .join('');
  initColorScheme();
});
afterEach(() => act(() => setColorScheme('system')));

it('shows what is chosen at once, and keeps it where the server and the other tabs see it', async () => {
  renderInApp(<ColorSchemeMenu />);
  await userEvent.click(screen.getByRole('button', { name: 'Theme: As the device' }));
  await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
  expect(shown()).toBe('dark');
  expect(document.cookie).toContain('sargam_theme=dark');
  expect(localStorage.getItem('sargam_theme')).toBe('dark');
  expect(bars()).toEqual(['#0b1512', '#0b1512']);
  expect(screen.getByRole('button', { name: 'Theme: Dark' })).toHaveAttribute('aria-expanded', 'false');
});

it('forgets the cookie where the device decides again', () => {
  setColorScheme('dark');
  setColorScheme('system');
  expect(document.cookie).not.toContain('sargam_theme');
  expect(shown()).toBe('light');
  expect(bars()).toEqual(['#016151', '#0b1512']);
});

it('follows another tab, and says which of the three is pressed', () => {
  renderInApp(<ColorSchemeButtons />, { language: 'bn' });
  act(
    () => void window.dispatchEvent(new StorageEvent('storage', { key: 'sargam_theme', newValue: 'light' })),
  );
  expect(screen.getByRole('button', { name: 'লাইট' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'ডিভাইসের মতো' })).toHaveAttribute('aria-pressed', 'false');
  expect(shown()).toBe('light');
});

it('a logout, which clears the storage, leaves the choice', () => {
  setColorScheme('dark');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  expect(shown()).toBe('dark');
});
