import { createRequire } from 'node:module';
import { join } from 'node:path';

// One font family for both scripts, as on the screens. Static fonts, because a PDF cannot embed a variable font.
const files = {
  400: '400Regular/AnekBangla_400Regular.ttf',
  500: '500Medium/AnekBangla_500Medium.ttf',
  600: '600SemiBold/AnekBangla_600SemiBold.ttf',
  700: '700Bold/AnekBangla_700Bold.ttf',
} as const;

export type FontWeight = keyof typeof files;

export const fontWeights: readonly FontWeight[] = [400, 500, 600, 700];

const find = createRequire(join(import.meta.dirname, 'faces.ts'));

export const fontFile = (weight: FontWeight): string =>
  find.resolve(`@expo-google-fonts/anek-bangla/${files[weight]}`);
