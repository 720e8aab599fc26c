import { spawnSync } from 'node:child_process';
import { canInstallPackages, installPackages } from '@sargam/local/base/apt';

const fontFamilies = ['Roboto', 'Noto Sans Bengali'] as const;
const packages = ['fonts-roboto-unhinted', 'fonts-noto-core'] as const;

const isInstalled = (face: string): boolean =>
  spawnSync('fc-list', [face, 'family'], { encoding: 'utf8' }).stdout?.trim() !== '';

/**
 * Installs the fonts of phones, which pages use until their web fonts have loaded. With other fallback fonts the measured
 * layout shifts are larger than on phones.
 */
export const ensurePhoneFonts = async (): Promise<void> => {
  if (fontFamilies.every(isInstalled)) return;
  if (canInstallPackages()) {
    console.log('Installing phone fonts (once)…');
    await installPackages(...packages);
  }
  if (!fontFamilies.every(isInstalled))
    console.warn(
      `The fonts ${fontFamilies.join(' and ')} are missing: measured layout shifts are larger than on phones.`,
    );
};
