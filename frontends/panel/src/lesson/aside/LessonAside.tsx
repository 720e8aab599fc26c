import { useI18n, useLocation, useStudent } from '@sargam/kit';
import { useState } from 'react';
import { LessonCertificate } from '../LessonCertificate.tsx';
import { LessonList } from '../LessonList.tsx';
import { opensNotes } from '../lesson-start.ts';
import { NotesPanel } from '../notes/NotesPanel.tsx';
import { useNotes } from '../notes/useNotes.ts';
import { useNoteWriting } from '../notes/useNoteWriting.ts';
import { usePageKeys } from '../practice/keys/usePageKeys.ts';
import type { CurrentLesson } from '../useCurrentLesson.ts';
import styles from './aside.module.css';
import { CourseFiles } from './CourseFiles.tsx';
import { FreeVideos } from './FreeVideos.tsx';

// Not in the URL: a new URL scrolls to the top of the page.
const parts = ['lessons', 'notes'] as const;
type Part = (typeof parts)[number];

type PartButtonsProps = { current: Part; count: number | undefined; choose: (part: Part) => void };

const PartButtons = ({ current, count, choose }: PartButtonsProps) => {
  const { t, format } = useI18n();
  return (
    <div className={styles.parts}>
      {parts.map((part) => (
        <button key={part} type="button" aria-pressed={part === current} onClick={() => choose(part)}>
          {t(`panel.aside.${part}`)}
          {part === 'notes' && count ? <small>{format.count(count)}</small> : null}
        </button>
      ))}
    </div>
  );
};

/** For students who have or had the course. */
const Certificate = ({ study: { course, lessons } }: Pick<Props, 'study'>) => {
  const { t } = useI18n();
  const isOwned = useStudent() !== undefined && course.access != null;
  if (!isOwned) return null;
  return (
    <section className={styles.extra} aria-labelledby="lesson-certificate">
      <h2 id="lesson-certificate">{t('panel.certificate.title')}</h2>
      <LessonCertificate course={course} lessons={lessons} />
    </section>
  );
};

type Props = { study: CurrentLesson; video: HTMLVideoElement | undefined };

/** Beside the player: the lessons with the files and videos of the course, or the notes. */
export const LessonAside = ({ study, video }: Props) => {
  const { t } = useI18n();
  const { state } = useLocation();
  const [part, setPart] = useState<Part>(opensNotes(state) ? 'notes' : 'lessons');
  const notes = useNotes(study.course._id);
  const writing = useNoteWriting({ lesson: study.lesson._id, video }, notes.save);
  const write = (): void => {
    setPart('notes');
    writing.write();
  };
  const canWrite = notes.isLoggedIn && video !== undefined;
  usePageKeys(canWrite ? { w: write, s: writing.bookmark } : {});
  const count = notes.state.query.data?.data.length;
  return (
    <aside className={styles.aside} aria-label={t('panel.aside.label')}>
      <PartButtons current={part} count={count} choose={setPart} />
      <div hidden={part !== 'lessons'}>
        <LessonList study={study} />
        <FreeVideos study={study} />
        <CourseFiles course={study.course} />
        <Certificate study={study} />
      </div>
      {part === 'notes' && <NotesPanel study={study} video={video} notes={notes} writing={writing} />}
    </aside>
  );
};
