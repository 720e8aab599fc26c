import './lesson-list.css';
import { ErrorState, useTranslate } from '@sargam/kit';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { FreeVideoRow } from './FreeVideoRow.tsx';
import { LessonRow } from './LessonRow.tsx';
import { type Course, type FreeVideo, isEnrolled, isFree, type Lesson } from './lessons.ts';
import type { LessonNavigation } from './useLessonNavigation.ts';

const INITIAL_COUNT = 8;

type GroupProps = {
  title?: string;
  list: readonly Lesson[];
  lessons: LessonNavigation;
  videos?: readonly FreeVideo[];
};

const LessonGroup = ({ title, list, lessons, videos = [] }: GroupProps) =>
  list.length + videos.length === 0 ? null : (
    <>
      {title && <h3>{title}</h3>}
      <ol>
        {list.map((lesson) => (
          <li key={lesson._id}>
            <LessonRow lesson={lesson} lessons={lessons} />
          </li>
        ))}
        {videos.map((video) => (
          <li key={video._id}>
            <FreeVideoRow video={video} lessons={lessons} />
          </li>
        ))}
      </ol>
    </>
  );

const ShowAllButton = ({ count, show }: { count: number; show: () => void }) => {
  const t = useTranslate();
  return (
    <button type="button" className="btn ghost s more" onClick={show}>
      {t('storefront.lesson.more', { count })}
      <IconChevronDown aria-hidden />
    </button>
  );
};

const LessonGroups = ({
  course,
  lessons,
  all,
}: {
  course: Course;
  lessons: LessonNavigation;
  all: boolean;
}) => {
  const t = useTranslate();
  const shown = (list: readonly Lesson[], room: number): readonly Lesson[] =>
    all ? list : list.slice(0, Math.max(0, room));
  if (isEnrolled(course))
    return (
      <>
        <LessonGroup list={shown(lessons.all, INITIAL_COUNT)} lessons={lessons} />
        <LessonGroup title={t('storefront.lesson.free')} list={[]} videos={lessons.free} lessons={lessons} />
      </>
    );
  const free = lessons.all.filter(isFree);
  const paid = lessons.all.filter((lesson) => !isFree(lesson));
  return (
    <>
      <LessonGroup
        title={t('storefront.lesson.free')}
        list={shown(free, INITIAL_COUNT)}
        videos={lessons.free}
        lessons={lessons}
      />
      <LessonGroup
        title={t('storefront.lesson.with_course')}
        list={shown(paid, INITIAL_COUNT - free.length)}
        lessons={lessons}
      />
    </>
  );
};

const LessonCount = ({ course, lessons }: { course: Course; lessons: LessonNavigation }) => {
  const t = useTranslate();
  const own = lessons.all.length;
  const elsewhere = lessons.free.length;
  const free = lessons.all.filter(isFree).length + elsewhere;
  const done = lessons.all.filter(({ completed }) => completed).length;
  return (
    <span className="sm faint">
      {isEnrolled(course)
        ? t('storefront.lesson.done_of', { done, total: own, count: done })
        : t('storefront.lesson.free_of', { free, total: own + elsewhere, count: free })}
    </span>
  );
};

type Props = { course: Course; lessons: LessonNavigation; refetch: () => void };

/** Free lessons first, then those that come with the course; for the enrolled, all in order. */
export const LessonList = ({ course, lessons, refetch }: Props) => {
  const t = useTranslate();
  const [all, setAll] = useState(false);
  if (!course.videos) return <ErrorState retry={refetch} />;
  if (course.videos.length + lessons.free.length === 0) return null;
  const more = all ? 0 : lessons.all.length - INITIAL_COUNT;
  return (
    <aside className="lessons" aria-labelledby="lesson-list">
      <div className="hd row between">
        <h2 id="lesson-list">{t('storefront.lesson.title')}</h2>
        <LessonCount course={course} lessons={lessons} />
      </div>
      <LessonGroups course={course} lessons={lessons} all={all} />
      {more > 0 && <ShowAllButton count={more} show={() => setAll(true)} />}
    </aside>
  );
};
