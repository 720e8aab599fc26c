import { Button, ErrorState, layout, Text, typography, useTranslate } from '@sargam/kit';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { FreeVideoRow, LessonRow } from './LessonRow.tsx';
import styles from './lesson-list.module.css';
import { type Course, type FreeVideo, isEnrolled, isFree, type Lesson } from './lessons.ts';
import type { LessonNavigation } from './useLessonNavigation.ts';

const INITIAL_COUNT = 8;

type GroupProps = {
  title?: string;
  list: readonly Lesson[];
  navigation: LessonNavigation;
  videos?: readonly FreeVideo[];
};

const LessonGroup = ({ title, list, navigation, videos = [] }: GroupProps) =>
  list.length + videos.length === 0 ? null : (
    <>
      {title && <h3>{title}</h3>}
      <ol>
        {list.map((lesson) => (
          <li key={lesson._id}>
            <LessonRow lesson={lesson} navigation={navigation} />
          </li>
        ))}
        {videos.map((video) => (
          <li key={video._id}>
            <FreeVideoRow video={video} navigation={navigation} />
          </li>
        ))}
      </ol>
    </>
  );

const ShowAllButton = ({ count, show }: { count: number; show: () => void }) => (
  <Button variant="ghost" size="small" className={styles.more} onClick={show}>
    <Text id="storefront.lesson.more" values={{ count }} />
    <IconChevronDown aria-hidden />
  </Button>
);

type GroupsProps = { course: Course; navigation: LessonNavigation; isExpanded: boolean };

const LessonGroups = ({ course, navigation, isExpanded }: GroupsProps) => {
  const t = useTranslate();
  const { lessons, freeVideos: videos } = navigation;
  const firstLessons = (list: readonly Lesson[], maxCount: number): readonly Lesson[] =>
    isExpanded ? list : list.slice(0, Math.max(0, maxCount));
  const free = lessons.filter(isFree);
  const paid = lessons.filter((lesson) => !isFree(lesson));
  const groups = isEnrolled(course)
    ? [
        { list: firstLessons(lessons, INITIAL_COUNT) },
        { title: t('storefront.lesson.free'), list: [], videos },
      ]
    : [
        { title: t('storefront.lesson.free'), list: firstLessons(free, INITIAL_COUNT), videos },
        { title: t('storefront.lesson.with_course'), list: firstLessons(paid, INITIAL_COUNT - free.length) },
      ];
  return groups.map((group, index) => <LessonGroup key={index} {...group} navigation={navigation} />);
};

const LessonCount = ({ course, navigation }: { course: Course; navigation: LessonNavigation }) => {
  const t = useTranslate();
  const lessonCount = navigation.lessons.length;
  const youTubeCount = navigation.freeVideos.length;
  const freeCount = navigation.lessons.filter(isFree).length + youTubeCount;
  const completedCount = navigation.lessons.filter(({ completed }) => completed).length;
  return (
    <span className={`${typography.small} ${typography.faint}`}>
      {isEnrolled(course)
        ? t('storefront.lesson.done_of', { done: completedCount, total: lessonCount, count: completedCount })
        : t('storefront.lesson.free_of', {
            free: freeCount,
            total: lessonCount + youTubeCount,
            count: freeCount,
          })}
    </span>
  );
};

type Props = { course: Course; navigation: LessonNavigation; refetch: () => void };

/** Free lessons first, then paid ones. Enrolled students see all lessons in course order. */
export const LessonList = ({ course, navigation, refetch }: Props) => {
  const t = useTranslate();
  const [isExpanded, setExpanded] = useState(false);
  if (!course.videos) return <ErrorState retry={refetch} />;
  if (course.videos.length + navigation.freeVideos.length === 0) return null;
  const more = isExpanded ? 0 : navigation.lessons.length - INITIAL_COUNT;
  return (
    <aside className={styles.lessons} aria-labelledby="lesson-list">
      <div className={`${styles.header} ${layout.row} ${layout.spaceBetween}`}>
        <h2 id="lesson-list">{t('storefront.lesson.title')}</h2>
        <LessonCount course={course} navigation={navigation} />
      </div>
      <LessonGroups course={course} navigation={navigation} isExpanded={isExpanded} />
      {more > 0 && <ShowAllButton count={more} show={() => setExpanded(true)} />}
    </aside>
  );
};
