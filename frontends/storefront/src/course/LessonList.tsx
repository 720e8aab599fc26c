import { ErrorState, layout, Text, typography, useTranslate } from '@sargam/kit';
import type { ReactNode } from 'react';
import { FoldedItems } from '../shared/FoldedItems.tsx';
import { FreeVideoRow, LessonRow } from './LessonRow.tsx';
import styles from './lesson-list.module.css';
import { type Course, type FreeVideo, isEnrolled, isFree, type Lesson } from './lessons.ts';
import type { LessonNavigation } from './useLessonNavigation.ts';

const INITIAL_COUNT = 8;

type ItemsProps = { lessons: readonly Lesson[]; start?: number; navigation: LessonNavigation };

const LessonItems = ({ lessons, start, navigation, children }: ItemsProps & { children?: ReactNode }) => (
  <ol start={start}>
    {lessons.map((lesson) => (
      <li key={lesson._id}>
        <LessonRow lesson={lesson} navigation={navigation} />
      </li>
    ))}
    {children}
  </ol>
);

const FoldedLessons = (props: ItemsProps) => {
  const { lessons, navigation } = props;
  if (lessons.length === 0) return null;
  return (
    <div className={styles.more}>
      <FoldedItems
        label={<Text id="storefront.lesson.more" values={{ count: lessons.length }} />}
        isInitiallyOpen={lessons.some(({ _id }) => _id === navigation.currentLesson?._id)}
      >
        <LessonItems {...props} />
      </FoldedItems>
    </div>
  );
};

type GroupProps = {
  title?: string;
  list: readonly Lesson[];
  /** How many lessons are not folded. */
  initialCount?: number;
  navigation: LessonNavigation;
  videos?: readonly FreeVideo[];
};

const LessonGroup = ({ title, list, initialCount = INITIAL_COUNT, navigation, videos = [] }: GroupProps) => {
  const t = useTranslate();
  if (list.length + videos.length === 0) return null;
  const count = Math.max(0, initialCount);
  return (
    <>
      {title && <h3>{t(title)}</h3>}
      <LessonItems lessons={list.slice(0, count)} navigation={navigation}>
        {videos.map((video) => (
          <li key={video._id}>
            <FreeVideoRow video={video} navigation={navigation} />
          </li>
        ))}
      </LessonItems>
      <FoldedLessons lessons={list.slice(count)} start={count + 1} navigation={navigation} />
    </>
  );
};

const LessonGroups = ({ course, navigation }: { course: Course; navigation: LessonNavigation }) => {
  const { lessons, freeVideos: videos } = navigation;
  const group = { navigation, videos };
  if (isEnrolled(course))
    return (
      <>
        <LessonGroup list={lessons} navigation={navigation} />
        <LessonGroup {...group} title="storefront.lesson.free" list={[]} />
      </>
    );
  const free = lessons.filter(isFree);
  return (
    <>
      <LessonGroup {...group} title="storefront.lesson.free" list={free} />
      <LessonGroup
        title="storefront.lesson.with_course"
        list={lessons.filter((lesson) => !isFree(lesson))}
        initialCount={INITIAL_COUNT - free.length}
        navigation={navigation}
      />
    </>
  );
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
  if (!course.videos) return <ErrorState retry={refetch} />;
  if (course.videos.length + navigation.freeVideos.length === 0) return null;
  return (
    <aside className={styles.lessons} aria-labelledby="lesson-list">
      <div className={`${styles.header} ${layout.row} ${layout.spaceBetween}`}>
        <h2 id="lesson-list">{t('storefront.lesson.title')}</h2>
        <LessonCount course={course} navigation={navigation} />
      </div>
      <LessonGroups course={course} navigation={navigation} />
    </aside>
  );
};
