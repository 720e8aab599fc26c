import kitBengali from '../locales/bn.json';
import kitEnglish from '../locales/en.json';
import { type Language, type Messages, setTexts } from '../src/i18n/index.ts';

/** The texts of a front end in both languages, under its name: `{ en: { storefront: {…} }, bn: {…} }`. */
export type Texts = Record<Language, Messages>;

/** Sets the texts of both languages for server renders, with those of the kit. */
export const setServerTexts = ({ en, bn }: Texts): void => {
  setTexts('en', { kit: kitEnglish, ...en });
  setTexts('bn', { kit: kitBengali, ...bn });
};
