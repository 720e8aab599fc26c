import type { PaletteName } from '../graphics/palette.ts';
import type { Backdrop } from './backdrop.ts';
import type { Figure } from './figure.ts';

export interface Portrait extends Figure {
  readonly file: string;
  readonly colours: PaletteName;
  readonly backdrop: Backdrop;
}

/** The portraits of the invented instructors and students. */
export const portraits: readonly Portrait[] = [
  {
    file: 'arif-chowdhury',
    colours: 'cloud',
    backdrop: 'strings',
    skin: '#a86f49',
    hair: 'parted',
    dress: 'panjabi',
    beard: 'stubble',
    glasses: true,
  },
  {
    file: 'nusrat-mitu',
    colours: 'alta',
    backdrop: 'keys',
    skin: '#c08a5e',
    hair: 'long',
    dress: 'saree',
    lips: '#8e2436',
    earrings: true,
  },
  {
    file: 'shaon-biswas',
    colours: 'pond',
    backdrop: 'skins',
    skin: '#7d4d33',
    hair: 'curls',
    dress: 'tee',
    beard: 'full',
  },
  {
    file: 'farhana-yeasmin',
    colours: 'marigold',
    backdrop: 'strings',
    skin: '#b07a52',
    hair: 'scarf',
    dress: 'orna',
    lips: '#94413a',
  },
  {
    file: 'dipto-hasan',
    colours: 'night',
    backdrop: 'faders',
    skin: '#8d5a3b',
    hair: 'crop',
    dress: 'jacket',
    beard: 'moustache',
  },
  {
    file: 'rumana-kabir',
    colours: 'lotus',
    backdrop: 'skins',
    skin: '#a4704a',
    hair: 'bob',
    dress: 'shirt',
    lips: '#8c2f36',
    glasses: true,
  },
  {
    file: 'bappi-mridha',
    colours: 'reed',
    backdrop: 'waves',
    skin: '#74462d',
    hair: 'tied',
    dress: 'panjabi',
    beard: 'full',
  },
  {
    file: 'tanzila-rahman',
    colours: 'cloud',
    backdrop: 'keys',
    skin: '#bd8860',
    hair: 'bun',
    dress: 'saree',
    lips: '#9b2f3c',
    earrings: true,
  },
  { file: 'ushai-marma', colours: 'pond', backdrop: 'waves', skin: '#c79a70', hair: 'wavy', dress: 'shirt' },
  {
    file: 'subrata-sarkar',
    colours: 'alta',
    backdrop: 'disc',
    skin: '#93623f',
    hair: 'receding',
    hairColour: '#b9b4ac',
    dress: 'jacket',
    beard: 'moustache',
    glasses: true,
  },
  {
    file: 'student-maliha',
    colours: 'reed',
    backdrop: 'disc',
    skin: '#b57f57',
    hair: 'braid',
    dress: 'orna',
    lips: '#99463f',
  },
  {
    file: 'student-tanvir',
    colours: 'marigold',
    backdrop: 'disc',
    skin: '#8a5839',
    hair: 'crop',
    dress: 'tee',
    beard: 'stubble',
  },
];
