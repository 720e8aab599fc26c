import type { Translate } from '@sargam/kit';
import type { Screen } from '../frame/screen.ts';

const normalise = (text: string): string => text.normalize('NFC').toLowerCase();

/** The screens whose title or keywords contain every word of the search, in either language. */
export const findScreens = (screens: readonly Screen[], search: string, t: Translate): Screen[] => {
  const words = normalise(search).split(/\s+/).filter(Boolean);
  return screens.filter(({ title, keywords = '', path }) => {
    const text = normalise(`${t(title)} ${keywords} ${path}`);
    return words.every((word) => text.includes(word));
  });
};
