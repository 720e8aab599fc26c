import { useLanguage } from '@sargam/kit';
import { noonInDhaka } from '@sargam/kit/format';
import { useCallback } from 'react';

const locales = { en: 'en-US', bn: 'bn-BD' } as const;

/** Nov 21 / ২১ নভেম্বর: without the year. */
export const useDayLabel = (): ((day: string) => string) => {
  const language = useLanguage();
  return useCallback(
    (day) => {
      const month = language === 'bn' ? 'long' : 'short';
      return new Intl.DateTimeFormat(locales[language], {
        month,
        day: 'numeric',
        timeZone: 'Asia/Dhaka',
      }).format(new Date(noonInDhaka(day)));
    },
    [language],
  );
};
