import type { Language } from '@sargam/kit';

/** The text of a row in the page's language. Rows have both languages for the forms; without a Bengali text it is the English one. */
export const shownText = (language: Language, english: string, bengali: string | undefined): string =>
  (language === 'bn' && bengali) || english;
