import { spawnSync } from 'node:child_process';
import { canInstallPackages, installPackages } from '@sargam/local/base/apt';

const faces = ['Roboto', 'Noto Sans Bengali'] as const;
const packages = ['fonts-roboto-unhinted', 'fonts-noto-core'] as const;

const isThere = (face: string): boolean =>
  spawnSync('fc-list', [face, 'family'], { encoding: 'utf8' }).stdout?.trim() !== '';

/**
 * The faces that phones have, in which a page stands until its own come: with others in their place everything moves when
 * they come, which no visitor sees.
 */
export const ensurePhoneFonts = async (): Promise<void> => {
  if (faces.every(isThere)) return;
  if (canInstallPackages()) {
    console.log('Installing the fonts of phones (once)…');
    await installPackages(...packages);
  }
  if (!faces.every(isThere))
    console.warn(`Without the fonts ${faces.join(' and ')} shifts are measured that phones do not have.`);
};
