import { spawnSync } from 'node:child_process';
import { addPackages, mayInstall } from '../../../local/src/base/debian.ts';

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
  if (mayInstall()) {
    console.log('Installing the fonts of phones (once)…');
    await addPackages(...packages);
  }
  if (!faces.every(isThere))
    console.warn(`Without the fonts ${faces.join(' and ')} shifts are measured that phones do not have.`);
};
