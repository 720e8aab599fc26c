import { type FormatLanguage, localizeDigits } from './digits.ts';

/** Seconds as 02:15 or 1:02:15, in the digits of the language. */
export const formatClock = (seconds: number, language: FormatLanguage): string => {
  const whole = Math.max(0, Math.floor(seconds));
  const padTwoDigits = (n: number): string => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return localizeDigits(
    h > 0 ? `${h}:${padTwoDigits(m)}:${padTwoDigits(s)}` : `${padTwoDigits(m)}:${padTwoDigits(s)}`,
    language,
  );
};

const units = { en: { hour: 'h', minute: 'min' }, bn: { hour: 'ঘণ্টা', minute: 'মিনিট' } } as const;

/** Seconds as 2 h 15 min / ২ ঘণ্টা ১৫ মিনিট; less than a minute gives 1 min. */
export const formatDuration = (seconds: number, language: FormatLanguage): string => {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const [h, m] = [Math.floor(minutes / 60), minutes % 60];
  const formatUnit = (n: number, unit: 'hour' | 'minute'): string =>
    `${localizeDigits(n, language)}\u00a0${units[language][unit]}`;
  return [h > 0 ? formatUnit(h, 'hour') : '', m > 0 ? formatUnit(m, 'minute') : ''].filter(Boolean).join(' ');
};
