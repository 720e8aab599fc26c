import { type Language, languages } from '@sargam/sandbox-shared/layout';
import type { Request } from 'express';
import { bn } from './texts.bn.ts';
import { en, type Texts } from './texts.en.ts';

export type { Language };

/** The `lang` of the URL or form, else the browser's preferred language. */
export const chooseLanguage = (request: Request): Language => {
  const asked: unknown = request.query.lang ?? (request.body as Record<string, unknown> | undefined)?.lang;
  if (asked === 'bn' || asked === 'en') return asked;
  return request.acceptsLanguages([...languages]) === 'bn' ? 'bn' : 'en';
};

/** `৳1,25,500.00`, `৳১,২৫,৫০০.০০`: lakh grouping and two decimals. */
export const formatMoney = (amount: string, language: Language): string =>
  `৳${decimals[language].format(amount as `${number}`)}`;

const decimals = {
  en: new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }),
  bn: new Intl.NumberFormat('bn-BD', { minimumFractionDigits: 2 }),
};

const dhakaTime = { timeZone: 'Asia/Dhaka', hour: 'numeric', minute: '2-digit', hourCycle: 'h23' } as const;

const times = {
  en: new Intl.DateTimeFormat('en-GB', dhakaTime),
  bn: new Intl.DateTimeFormat('bn-BD', dhakaTime),
};

export const formatTime = (at: number, language: Language): string => times[language].format(at);

export const selectTexts = (language: Language): Texts => ({ en, bn })[language];
