// The same scales as in tokens.css. Other code uses the semantic colours of tokens.css.
import { createTheme, type MantineColorsTuple } from '@mantine/core';

const dighi: MantineColorsTuple = [
  '#f4fcfa',
  '#e0f6ef',
  '#bfebde',
  '#95dbc9',
  '#65c2ac',
  '#3ba18b',
  '#1a806d',
  '#016151',
  '#014438',
  '#032b23',
];
const gada: MantineColorsTuple = [
  '#fff9f1',
  '#ffedd6',
  '#ffd9a4',
  '#fec878',
  '#f9ad1b',
  '#bc8007',
  '#936405',
  '#6f4a01',
  '#4f3300',
  '#331f00',
];
const alta: MantineColorsTuple = [
  '#fef9f9',
  '#ffebeb',
  '#ffd3d5',
  '#feb4b7',
  '#f9868f',
  '#ea4f65',
  '#c81e45',
  '#9b0730',
  '#6e0320',
  '#470614',
];
const megh: MantineColorsTuple = [
  '#f5fbff',
  '#e4f2fc',
  '#c8e4f8',
  '#a3d1f0',
  '#76b6e0',
  '#4397c9',
  '#1177a9',
  '#005982',
  '#013e5c',
  '#00273d',
];
const kash: MantineColorsTuple = [
  '#f8fbf9',
  '#ecf2ef',
  '#dae2de',
  '#c3cdc9',
  '#a5b1ac',
  '#84918b',
  '#65726d',
  '#495651',
  '#303c37',
  '#1c2722',
];

export const theme = createTheme({
  colors: { dighi, gada, alta, megh, kash },
  primaryColor: 'dighi',
  primaryShade: { light: 7, dark: 4 },
  black: '#13231f',
  autoContrast: true,
  fontFamily: 'var(--font)',
  headings: {
    fontFamily: 'var(--font)',
    fontWeight: '740',
    sizes: {
      h1: { fontSize: '3rem', lineHeight: '1.18' },
      h2: { fontSize: '2.25rem', lineHeight: '1.18' },
      h3: { fontSize: '1.5rem', lineHeight: '1.18' },
      h4: { fontSize: '1.1875rem', lineHeight: '1.25' },
    },
  },
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  breakpoints: { xs: '30em', sm: '48em', md: '62.5em', lg: '69em', xl: '90em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
});
