import { useSyncExternalStore } from 'react';
import { useServerRequest } from '../server-request/server-request.ts';
import { currentLanguage, type Language, pageLanguage } from './language.ts';
import { translateByLanguage } from './texts.ts';
import type { Translate } from './translate.ts';

/** The language of the page. */
export const useLanguage = (): Language => {
  const request = useServerRequest();
  const language = useSyncExternalStore(pageLanguage.subscribe, currentLanguage, currentLanguage);
  return request?.language ?? language;
};

/** Translates text keys: `const t = useTranslate()`, `t('storefront.cart.title')`, `t('kit.count.days', { count: 30 })`. */
export const useTranslate = (): Translate => translateByLanguage[useLanguage()];
