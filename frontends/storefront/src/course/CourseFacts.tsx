import { Text, useI18n } from '@sargam/kit';
import {
  IconBadgeCc,
  IconClock,
  IconLanguage,
  IconListNumbers,
  IconRefresh,
  IconStairsUp,
  IconUser,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './course-page.module.css';
import type { Course } from './lessons.ts';

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span>
    {icon}
    <span>{children}</span>
  </span>
);

/** The total length of the lessons if all are known; otherwise what the instructor entered, hours or text (decision B42). */
const useCourseLength = ({ courseHour, videos = [] }: Course): string | undefined => {
  const { t, format } = useI18n();
  if (videos.length > 0 && videos.every(({ duration }) => duration > 0))
    return format.duration(videos.reduce((sum, { duration }) => sum + duration, 0));
  const hours = Number(courseHour);
  if (courseHour.trim() && Number.isNaN(hours)) return courseHour;
  return hours > 0 ? t('storefront.course.hours', { count: hours }) : undefined;
};

/** The languages of captions, and whether every lesson has captions. */
const useCaptions = ({ videos = [] }: Course): string | undefined => {
  const { t, format } = useI18n();
  const captioned = videos.filter(({ captions }) => captions.length > 0);
  const languages = new Set(captioned.flatMap(({ captions }) => captions.map((each) => each.language)));
  if (languages.size === 0) return undefined;
  const names = [...languages].map((each) => t(`storefront.course.language.${each}`));
  const key = captioned.length === videos.length ? 'captions' : 'captions_some';
  return t(`storefront.course.${key}`, { languages: format.list(names) });
};

export const CourseFacts = ({ course }: { course: Course }) => {
  const { t, format } = useI18n();
  const length = useCourseLength(course);
  const captions = useCaptions(course);
  const { instructorName, courseType, videos = [], teachingLanguage, updatedAt } = course;
  return (
    <p className={styles.facts}>
      {instructorName && <Fact icon={<IconUser aria-hidden />}>{instructorName}</Fact>}
      <Fact icon={<IconStairsUp aria-hidden />}>
        <Text id={`kit.level.${courseType}`} />
      </Fact>
      {videos.length > 0 && (
        <Fact icon={<IconListNumbers aria-hidden />}>
          <Text id="kit.count.lessons" values={{ count: videos.length }} />
        </Fact>
      )}
      {length && <Fact icon={<IconClock aria-hidden />}>{length}</Fact>}
      {teachingLanguage && (
        <Fact icon={<IconLanguage aria-hidden />}>
          {t(`storefront.course.taught_in.${teachingLanguage}`)}
        </Fact>
      )}
      {captions && <Fact icon={<IconBadgeCc aria-hidden />}>{captions}</Fact>}
      {updatedAt && (
        <Fact icon={<IconRefresh aria-hidden />}>
          {t('storefront.course.updated', { date: format.date(updatedAt) })}
        </Fact>
      )}
    </p>
  );
};
