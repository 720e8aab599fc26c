import { createStore, type Language } from '@sargam/kit';

export type CaptionSize = 'small' | 'medium' | 'large';
/** The language of the captions, or `off`, and their size. Kept on this device, from lesson to lesson. */
export type CaptionSettings = { language: Language | 'off'; size: CaptionSize };

const STORAGE_KEY = 'sargam.captions';
const languages = ['off', 'en', 'bn'] as const;
export const captionSizes = ['small', 'medium', 'large'] as const;

/** Parses stored settings; values that are missing or invalid get their first default. */
export const parseCaptionSettings = (stored: string | null): CaptionSettings => {
  let found: Partial<Record<keyof CaptionSettings, unknown>> = {};
  try {
    found = Object(JSON.parse(stored ?? '{}'));
  } catch {
    // Not written by the player: the defaults are used.
  }
  return {
    language: languages.find((language) => language === found.language) ?? 'off',
    size: captionSizes.find((size) => size === found.size) ?? 'medium',
  };
};

const { get, set, use } = createStore(
  parseCaptionSettings(typeof localStorage === 'undefined' ? null : localStorage.getItem(STORAGE_KEY)),
);

export const useCaptionSettings = use;

export const setCaptions = (change: Partial<CaptionSettings>): void => {
  const settings = { ...get(), ...change };
  localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
  set(settings);
};

/** Turns the captions off, or on in this language. */
export const toggleCaptions = (language: Language): void =>
  setCaptions({ language: get().language === 'off' ? language : 'off' });
