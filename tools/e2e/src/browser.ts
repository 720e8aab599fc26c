import { existsSync } from 'node:fs';
import { canInstallPackages, installPackages } from '@sargam/local/base/apt';
import { type Browser, chromium } from 'playwright-core';

/** The headless shell needs half the work of the full browser for the same pages. The full browser is the fallback. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const fullBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'] as const;

const findChromium = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ?? [headlessShell, ...fullBrowsers].find((path) => existsSync(path));

/**
 * The path of Chromium. On Debian and Ubuntu a user with the rights to install packages gets it installed first: the
 * headless shell, or the full browser if the distribution has no package of the shell.
 */
export const ensureChromium = async (): Promise<string> => {
  if (!findChromium() && canInstallPackages()) {
    console.log('Installing Chromium (once)…');
    if (!(await installPackages('chromium-headless-shell'))) await installPackages('chromium');
  }
  const path = findChromium();
  if (path && existsSync(path)) return path;
  throw new Error(
    'The end-to-end tests need Chromium: install it ("apt-get install chromium"), or name it in CHROMIUM_PATH.',
  );
};

/** Disabled for the full browser: the address bar of each window starts two more pages. */
const addressBarFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Playwright disables these too. They are repeated here because Chromium uses only the last --disable-features list. */
const featuresDisabledByPlaywright = [
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

export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await ensureChromium(),
    args: [
      // Chromium does not start its sandbox as root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--autoplay-policy=no-user-gesture-required',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--disable-dev-shm-usage',
      '--no-first-run',
      `--disable-features=${[...featuresDisabledByPlaywright, ...addressBarFeatures].join(',')}`,
      '--mute-audio',
    ],
  });
