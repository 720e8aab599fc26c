import { queryClient } from '../query/query-client.ts';
import { isLanguage, type Language, pageLanguage } from './language.ts';
import { hasTexts, setTexts } from './texts.ts';
import type { Messages } from './translate.ts';

const STORAGE_KEY = 'i18nextLng';
const RETRY_DELAYS_MS = [350, 700, 1_400, 2_800];

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

const fetchTexts = async (language: Language): Promise<Messages> => {
  const response = await fetch(`/assets/locales/${language}/translation.json`);
  if (!response.ok) throw new Error(`the texts of ${language} answered ${response.status}`);
  return response.json();
};

/** Retries a failed request. After the last failure the page shows the keys. */
const loadTexts = async (language: Language): Promise<void> => {
  for (const delay of RETRY_DELAYS_MS)
    try {
      return setTexts(language, await fetchTexts(language));
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
};

const showLanguage = async (language: Language): Promise<void> => {
  if (!hasTexts(language)) await loadTexts(language);
  document.documentElement.lang = language;
  pageLanguage.set(language);
};

/** Loads the texts of the page's language. Resolves when components can use them. */
export const startI18n = async (): Promise<void> => {
  saveLanguageFromUrl();
  await showLanguage(detectLanguage());
};

/** Saves the language and refetches all queries, because server texts depend on the language. */
export const changeLanguage = async (language: Language): Promise<void> => {
  saveLanguage(language);
  await showLanguage(language);
  await queryClient.invalidateQueries();
};
