import type { TranslationValues } from './translate.ts';
import { useTranslate } from './useTranslate.ts';

/** The text of a key as a React node: `<Text id="storefront.cart.title" />`. For attributes use `useTranslate`. */
export const Text = ({ id, values }: { id: string; values?: TranslationValues }) =>
  useTranslate()(id, values);
