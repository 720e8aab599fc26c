import { CourseCover, coverKindForCategory, useTranslate } from '@sargam/kit';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FreeVideoPlayer } from './FreeVideoPlayer.tsx';
import { LessonPlayer } from './LessonPlayer.tsx';
import type { Course } from './lessons.ts';
import type { LessonNavigation } from './useLessonNavigation.ts';

const CoursePicture = ({ course }: { course: Course }) => {
  const src = course.banner ?? course.thumbnail;
  return src ? (
    <img className="art" src={src} alt="" />
  ) : (
    <CourseCover kind={coverKindForCategory(course.catagory)} id={course._id} />
  );
};

const PictureWithNote = ({ children, note }: { children: ReactNode; note?: string }) => (
  <div className="stage">
    {children}
    {note && (
      <p className="stage-note">
        <IconLock aria-hidden />
        {note}
      </p>
    )}
  </div>
);

type Props = { course: Course; lessons: LessonNavigation; refetch: () => Promise<Course | undefined> };

/** The lesson that is on, or the course's picture where none plays yet. */
export const CourseVideo = ({ course, lessons, refetch }: Props) => {
  const t = useTranslate();
  const { shown, shownFree, chosen } = lessons;
  const picture = <CoursePicture course={course} />;
  if (shownFree) return <FreeVideoPlayer video={shownFree} picture={picture} pressed={chosen} />;
  const { src } = shown ?? {};
  if (shown && src) {
    const freshSrc = async (): Promise<string | undefined> =>
      (await refetch())?.videos?.find(({ _id }) => _id === shown._id)?.src ?? undefined;
    const lesson = { ...shown, src };
    return <LessonPlayer key={shown._id} {...{ lesson, lessons, picture, freshSrc }} />;
  }
  return (
    <PictureWithNote note={lessons.all.length > 0 ? t('storefront.lesson.locked_hint') : undefined}>
      {picture}
    </PictureWithNote>
  );
};
