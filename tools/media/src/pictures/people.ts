import type { PaletteName } from '../graphics/palette.ts';
import type { Backdrop } from './backdrop.ts';
import type { Figure } from './figure.ts';

export interface Portrait extends Figure {
  readonly file: string;
  readonly colours: PaletteName;
  readonly backdrop: Backdrop;
}

type Row = readonly [
  file: string,
  colours: PaletteName,
  backdrop: Backdrop,
  skin: string,
  hair: Figure['hair'],
  dress: Figure['dress'],
  details?: Omit<Figure, 'skin' | 'hair' | 'dress'>,
];

const rows: readonly Row[] = [
  ['arif-chowdhury', 'cloud', 'strings', '#a86f49', 'parted', 'panjabi', { beard: 'stubble', glasses: true }],
  ['nusrat-mitu', 'alta', 'keys', '#c08a5e', 'long', 'saree', { lips: '#8e2436', earrings: true }],
  ['shaon-biswas', 'pond', 'skins', '#7d4d33', 'curls', 'tee', { beard: 'full' }],
  ['farhana-yeasmin', 'marigold', 'strings', '#b07a52', 'scarf', 'orna', { lips: '#94413a' }],
  ['dipto-hasan', 'night', 'faders', '#8d5a3b', 'crop', 'jacket', { beard: 'moustache' }],
  ['rumana-kabir', 'lotus', 'skins', '#a4704a', 'bob', 'shirt', { lips: '#8c2f36', glasses: true }],
  ['bappi-mridha', 'reed', 'waves', '#74462d', 'tied', 'panjabi', { beard: 'full' }],
  ['tanzila-rahman', 'cloud', 'keys', '#bd8860', 'bun', 'saree', { lips: '#9b2f3c', earrings: true }],
  ['ushai-marma', 'pond', 'waves', '#c79a70', 'wavy', 'shirt'],
  [
    'subrata-sarkar',
    'alta',
    'disc',
    '#93623f',
    'receding',
    'jacket',
    { hairColour: '#b9b4ac', beard: 'moustache', glasses: true },
  ],
  ['student-maliha', 'reed', 'disc', '#b57f57', 'braid', 'orna', { lips: '#99463f' }],
  ['student-tanvir', 'marigold', 'disc', '#8a5839', 'crop', 'tee', { beard: 'stubble' }],
];

/** The portraits of the invented instructors and students. */
export const portraits: readonly Portrait[] = rows.map(
  ([file, colours, backdrop, skin, hair, dress, details]) => ({
    file,
    colours,
    backdrop,
    skin,
    hair,
    dress,
    ...details,
  }),
);
