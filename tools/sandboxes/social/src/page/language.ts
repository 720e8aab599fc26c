import { readParameters } from '@sargam/sandbox-shared/parameters';
import type { Request } from 'express';

export const languages = ['en', 'bn'] as const;
export type Language = (typeof languages)[number];

/** As the address asks (`lang` of the switch here, Google's `hl`, Facebook's `locale`), else the browser's first choice. */
export const chooseLanguage = (request: Request): Language => {
  const given = readParameters(request);
  const asked = (given('lang') || given('hl') || given('locale')).slice(0, 2).toLowerCase();
  if (asked === 'bn' || asked === 'en') return asked;
  return request.acceptsLanguages([...languages]) === 'bn' ? 'bn' : 'en';
};

/** This page in the other language: the same address, everything that was asked still in it. */
export const pathInLanguage = (request: Request, language: Language): string => {
  const url = new URL(request.originalUrl, 'http://localhost');
  url.searchParams.set('lang', language);
  return `${url.pathname}${url.search}`;
};
