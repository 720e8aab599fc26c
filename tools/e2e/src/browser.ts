import { existsSync } from 'node:fs';
import { canInstallPackages, installPackages } from '@sargam/local/base/apt';
import { type Browser, chromium } from 'playwright-core';

/** Chromium without its windows draws the same pages for half the work of the whole browser, which stands in for it. */
const shell = '/usr/bin/chromium-headless-shell';
const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'] as const;

const found = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ?? [shell, ...whole].find((path) => existsSync(path));

/**
 * Where Chromium is. On Debian and Ubuntu, with the rights to, it is installed first: Debian has the shell as a package of
 * its own; where there is none, the whole browser.
 */
export const ensureChromium = async (): Promise<string> => {
  if (!found() && canInstallPackages()) {
    console.log('Installing Chromium (once)…');
    if (!(await installPackages('chromium-headless-shell'))) await installPackages('chromium');
  }
  const path = found();
  if (path && existsSync(path)) return path;
  throw new Error(
    'The end-to-end tests need Chromium: install it ("apt-get install chromium"), or name it in CHROMIUM_PATH.',
  );
};

/** Leaves out what the whole browser draws around a page: of its address bar alone, each window starts two more pages. */
const withoutAddressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Playwright leaves these out too; of several such lists Chromium heeds the last. */
const leftOutByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await ensureChromium(),
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
      `--disable-features=${[...leftOutByPlaywright, ...withoutAddressBar].join(',')}`,
      '--mute-audio',
    ],
  });
