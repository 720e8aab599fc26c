import type { Language } from '@sargam/kit';

const locales = { en: 'en-US', bn: 'bn-BD' } as const;

/** Wed / বুধবার, in Dhaka's time zone. */
export const formatWeekday = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    weekday: language === 'bn' ? 'long' : 'short',
    timeZone: 'Asia/Dhaka',
  }).format(new Date(date));
