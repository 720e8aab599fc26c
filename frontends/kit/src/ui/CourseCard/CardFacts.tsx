import { useI18n } from '../../i18n/index.ts';
import typography from '../../theme/typography.module.css';

/** The fields of a course that say how much it contains. Lists of the API have all of them. */
export type CourseFacts = {
  lessonCount?: number;
  /** Seconds; 0 where not known. */
  duration?: number;
  /** Days of access for the price of the card. */
  validity?: number;
  bundleCourses?: readonly string[];
};

/** Number and length of the lessons, and the days of access; nothing for what is not known. */
export const CardFacts = ({ course }: { course: CourseFacts }) => {
  const { t, format } = useI18n();
  const { lessonCount = 0, duration = 0, validity = 0, bundleCourses = [] } = course;
  const facts = [
    bundleCourses.length > 0 && t('kit.count.courses', { count: bundleCourses.length }),
    bundleCourses.length === 0 && lessonCount > 0 && t('kit.count.lessons', { count: lessonCount }),
    bundleCourses.length === 0 && duration > 0 && format.duration(duration),
    validity > 0 && t('kit.count.access_days', { count: validity }),
  ].filter((fact) => fact !== false);
  if (facts.length === 0) return null;
  return <p className={`${typography.tiny} ${typography.muted}`}>{facts.join(' · ')}</p>;
};
