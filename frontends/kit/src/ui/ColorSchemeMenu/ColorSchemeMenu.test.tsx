import { act, renderInApp, screen, userEvent } from '@sargam/kit/testing';
import { initColorScheme, setColorScheme } from '../../color-scheme/color-scheme.ts';
import { ColorSchemeButtons } from './ColorSchemeButtons.tsx';
import { ColorSchemeMenu } from './ColorSchemeMenu.tsx';

const appliedScheme = (): string | undefined => document.documentElement.dataset.colorScheme;
const browserBarColors = (): string[] =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content }) => content);

beforeAll(() => {
  document.head.innerHTML = ['light', 'dark']
    .map((scheme) => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="">`)
    .join('');
  initColorScheme();
});
afterEach(() => act(() => setColorScheme('system')));

it('applies the choice immediately and saves it in the cookie and the local storage', async () => {
  renderInApp(<ColorSchemeMenu />);
  await userEvent.click(screen.getByRole('button', { name: 'Theme: As the device' }));
  await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
  expect(appliedScheme()).toBe('dark');
  expect(document.cookie).toContain('sargam_theme=dark');
  expect(localStorage.getItem('sargam_theme')).toBe('dark');
  expect(browserBarColors()).toEqual(['#0b1512', '#0b1512']);
  expect(screen.getByRole('button', { name: 'Theme: Dark' })).toHaveAttribute('aria-expanded', 'false');
});

it('removes the cookie when the choice is the device setting', () => {
  setColorScheme('dark');
  setColorScheme('system');
  expect(document.cookie).not.toContain('sargam_theme');
  expect(appliedScheme()).toBe('light');
  expect(browserBarColors()).toEqual(['#016151', '#0b1512']);
});

it('applies the choice of another tab and marks the pressed button', () => {
  renderInApp(<ColorSchemeButtons />, { language: 'bn' });
  act(
    () => void window.dispatchEvent(new StorageEvent('storage', { key: 'sargam_theme', newValue: 'light' })),
  );
  expect(screen.getByRole('button', { name: 'লাইট' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'ডিভাইস অনুযায়ী' })).toHaveAttribute('aria-pressed', 'false');
  expect(appliedScheme()).toBe('light');
});

it('keeps the choice when a logout clears the storage', () => {
  setColorScheme('dark');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  expect(appliedScheme()).toBe('dark');
});
