import './lesson-list.css';
import { ErrorState, useTranslate } from '@sargam/kit';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { FreeVideoRow } from './FreeVideoRow.tsx';
import { LessonRow } from './LessonRow.tsx';
import { type Course, type FreeVideo, isEnrolled, isFree, type Lesson } from './lessons.ts';
import type { Lessons } from './useLessons.ts';

const FIRST = 8;

type GroupProps = {
  title?: string;
  list: readonly Lesson[];
  lessons: Lessons;
  videos?: readonly FreeVideo[];
};

const Group = ({ title, list, lessons, videos = [] }: GroupProps) =>
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

const More = ({ count, show }: { count: number; show: () => void }) => {
  const t = useTranslate();
  return (
    <button type="button" className="btn ghost s more" onClick={show}>
      {t('storefront.lesson.more', { count })}
      <IconChevronDown aria-hidden />
    </button>
  );
};

const Groups = ({ course, lessons, all }: { course: Course; lessons: Lessons; all: boolean }) => {
  const t = useTranslate();
  const shown = (list: readonly Lesson[], room: number): readonly Lesson[] =>
    all ? list : list.slice(0, Math.max(0, room));
  if (isEnrolled(course))
    return (
      <>
        <Group list={shown(lessons.all, FIRST)} lessons={lessons} />
        <Group title={t('storefront.lesson.free')} list={[]} videos={lessons.free} lessons={lessons} />
      </>
    );
  const free = lessons.all.filter(isFree);
  const paid = lessons.all.filter((lesson) => !isFree(lesson));
  return (
    <>
      <Group
        title={t('storefront.lesson.free')}
        list={shown(free, FIRST)}
        videos={lessons.free}
        lessons={lessons}
      />
      <Group
        title={t('storefront.lesson.with_course')}
        list={shown(paid, FIRST - free.length)}
        lessons={lessons}
      />
    </>
  );
};

const Count = ({ course, lessons }: { course: Course; lessons: Lessons }) => {
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

type Props = { course: Course; lessons: Lessons; refetch: () => void };

/** Free lessons first, then those that come with the course; for the enrolled, all in order. */
export const LessonList = ({ course, lessons, refetch }: Props) => {
  const t = useTranslate();
  const [all, setAll] = useState(false);
  if (!course.videos) return <ErrorState retry={refetch} />;
  if (course.videos.length + lessons.free.length === 0) return null;
  const more = all ? 0 : lessons.all.length - FIRST;
  return (
    <aside className="lessons" aria-labelledby="lesson-list">
      <div className="hd row between">
        <h2 id="lesson-list">{t('storefront.lesson.title')}</h2>
        <Count course={course} lessons={lessons} />
      </div>
      <Groups course={course} lessons={lessons} all={all} />
      {more > 0 && <More count={more} show={() => setAll(true)} />}
    </aside>
  );
};
