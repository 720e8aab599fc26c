import { createStore } from '../store/create-store.ts';

export const languages = ['en', 'bn'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'bn';

/** The language of the page in this browser. A server renders in the language of the request. */
export const pageLanguage = createStore<Language>('en');

export const currentLanguage = pageLanguage.get;
