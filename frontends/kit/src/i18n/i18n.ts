import { queryClient } from '../query/query-client.ts';
import { isLanguage, type Language, pageLanguage } from './language.ts';
import { loadTexts } from './text-sources.ts';

const STORAGE_KEY = 'i18nextLng';

const saveLanguage = (language: Language): void => {
  localStorage.setItem(STORAGE_KEY, language);
  document.cookie = `i18next=${language};path=/;max-age=31536000;samesite=lax`;
};

/** A link with `?lng=bn` sets the language permanently, like the language menu. */
const saveLanguageFromUrl = (): void => {
  const requested = new URLSearchParams(window.location.search).get('lng');
  if (isLanguage(requested)) saveLanguage(requested);
};

/** Local storage, cookie, the document's language, path (`/bn/…`), subdomain (`bn.…`), else English. Regions are ignored. */
const detectLanguage = (): Language =>
  [
    localStorage.getItem(STORAGE_KEY),
    /(?:^|; )i18next=([\w-]+)/.exec(document.cookie)?.[1],
    document.documentElement.lang,
    window.location.pathname.split('/')[1],
    window.location.hostname.split('.')[0],
  ]
    .map((code) => code?.split('-')[0])
    .find(isLanguage) ?? 'en';

const showLanguage = (language: Language): void => {
  document.documentElement.lang = language;
  pageLanguage.set(language);
};

/** Loads the shell's texts in the page's language. Resolves when components can use them. If they do not load, the page shows the keys. */
export const startI18n = async (): Promise<void> => {
  saveLanguageFromUrl();
  const language = detectLanguage();
  await loadTexts(language).catch(() => undefined);
  showLanguage(language);
};

/**
 * Saves the language, loads the texts of all front ends on the page and refetches all queries, because server texts depend on
 * the language. Rejects if texts do not load: the page keeps its language until the next visit.
 */
export const changeLanguage = async (language: Language): Promise<void> => {
  saveLanguage(language);
  await loadTexts(language);
  showLanguage(language);
  await queryClient.invalidateQueries();
};
