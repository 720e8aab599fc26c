import { type Language, languages } from '@sargam/sandbox-shared/layout';
import { readParameters } from '@sargam/sandbox-shared/parameters';
import type { Request } from 'express';
import { bn } from './texts.bn.ts';
import { en, type Texts } from './texts.en.ts';

export type { Language };

/** The language of the URL (`lang` of the switch, Google's `hl`, Facebook's `locale`), else the browser's preferred one. */
export const chooseLanguage = (request: Request): Language => {
  const parameter = readParameters(request);
  const requested = (parameter('lang') || parameter('hl') || parameter('locale')).slice(0, 2).toLowerCase();
  if (requested === 'bn' || requested === 'en') return requested;
  return request.acceptsLanguages([...languages]) === 'bn' ? 'bn' : 'en';
};

/** The path of this page in another language, with all its parameters. */
export const pathInLanguage = (request: Request, language: Language): string => {
  const url = new URL(request.originalUrl, 'http://localhost');
  url.searchParams.set('lang', language);
  return `${url.pathname}${url.search}`;
};

export const selectTexts = (language: Language): Texts => ({ en, bn })[language];
