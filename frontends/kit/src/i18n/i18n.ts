import i18next, { type BackendModule, type ReadCallback, type ResourceKey } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { queryClient } from '../query/query-client.ts';

export const languages = ['en', 'bn'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'bn';

const saveLanguage = (language: Language): void => {
  localStorage.setItem('i18nextLng', language);
  document.cookie = `i18next=${language};path=/;max-age=31536000;samesite=lax`;
};

const setDocumentLanguage = (language: string): void => {
  document.documentElement.lang = language;
};

/** A link with `?lng=bn` sets the language permanently, like the language menu. */
const saveLanguageFromUrl = (): void => {
  const requested = new URLSearchParams(window.location.search).get('lng');
  if (isLanguage(requested)) saveLanguage(requested);
};

/** Both languages have every text (checked by locales.test.ts), so the other language is never loaded as a fallback. */
const fallbackLanguages = (code: string | undefined): Language[] => (isLanguage(code) ? [] : ['en']);

const fetchTexts = async (language: string): Promise<ResourceKey> => {
  const response = await fetch(`/assets/locales/${language}/translation.json`);
  if (!response.ok) throw new Error(`the texts of ${language} answered ${response.status}`);
  return response.json();
};

const readTexts = async (language: string, callback: ReadCallback): Promise<void> => {
  const texts = await fetchTexts(language).catch((error: Error) => error);
  // The second argument after an error makes i18next repeat the request.
  if (texts instanceof Error) callback(texts, true);
  else callback(null, texts);
};

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, _namespace, callback) => void readTexts(language, callback),
};

/** Loads the texts of the page's language. Resolves when components can use them. */
export const startI18n = async (): Promise<void> => {
  saveLanguageFromUrl();
  i18next.on('languageChanged', setDocumentLanguage);
  await i18next
    .use(backend)
    .use(LanguageDetector)
    .init({
      fallbackLng: fallbackLanguages,
      supportedLngs: [...languages],
      load: 'languageOnly',
      detection: {
        order: ['localStorage', 'cookie', 'htmlTag', 'path', 'subdomain'],
        lookupLocalStorage: 'i18nextLng',
        lookupCookie: 'i18next',
        caches: [],
      },
      interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
    });
};

/** Saves the language and refetches all queries, because server texts depend on the language. */
export const changeLanguage = async (language: Language): Promise<void> => {
  saveLanguage(language);
  await i18next.changeLanguage(language);
  await queryClient.invalidateQueries();
};

export const currentLanguage = (): Language =>
  isLanguage(i18next.resolvedLanguage) ? i18next.resolvedLanguage : 'en';
