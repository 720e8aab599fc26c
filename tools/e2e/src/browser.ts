import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const found = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ?? usual.find((path) => existsSync(path));

const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const install = (): void => {
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
};

/** Where Chromium is. On Debian and Ubuntu, with the rights to, it is installed first. */
export const ensureChromium = (): string => {
  if (!found() && mayInstall()) {
    console.log('Installing Chromium (once)…');
    install();
  }
  const path = found();
  if (path && existsSync(path)) return path;
  throw new Error(
    'The end-to-end tests need Chromium: install it ("apt-get install chromium"), or name it in CHROMIUM_PATH.',
  );
};

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: [
      // Chromium refuses its sandbox to root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--autoplay-policy=no-user-gesture-required',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--disable-dev-shm-usage',
      '--no-first-run',
      '--mute-audio',
    ],
  });
