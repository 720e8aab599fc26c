import { Cover, coverKindOf, useText } from '@sargam/kit';
import { Player } from '@sargam/kit/player';
import { IconLock } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import { FreeVideoStage } from './FreeVideoStage.tsx';
import type { Course, Lesson } from './lessons.ts';
import type { Lessons } from './useLessons.ts';
import { usePosition } from './usePosition.ts';

const Picture = ({ course }: { course: Course }) => {
  const src = course.banner ?? course.thumbnail;
  return src ? (
    <img className="art" src={src} alt="" />
  ) : (
    <Cover kind={coverKindOf(course.catagory)} id={course._id} />
  );
};

const Still = ({ children, note }: { children: ReactNode; note?: string }) => (
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

type Props = { course: Course; lessons: Lessons; refetch: () => Promise<Course | undefined> };

const Playing = ({ course, lessons, refetch, lesson }: Props & { lesson: Lesson & { src: string } }) => {
  const tell = usePosition(lesson._id);
  const picture = <Picture course={course} />;
  const freshSrc = async (): Promise<string | undefined> =>
    (await refetch())?.videos?.find(({ _id }) => _id === lesson._id)?.src ?? undefined;
  return (
    <Suspense fallback={<Still>{picture}</Still>}>
      <Player
        key={lesson._id}
        src={lesson.src}
        title={lesson.title}
        startAt={lesson.completed ? 0 : lesson.stoppedAt}
        autoPlay={lessons.chosen}
        poster={picture}
        onProgress={tell}
        onEnded={() => lessons.next(lesson)}
        freshSrc={freshSrc}
      />
    </Suspense>
  );
};

/** The lesson that is on, or the course's picture where none plays yet. */
export const Stage = (props: Props) => {
  const t = useText();
  const { course, lessons } = props;
  const { shown, shownFree, chosen } = lessons;
  if (shownFree)
    return <FreeVideoStage video={shownFree} picture={<Picture course={course} />} pressed={chosen} />;
  const { src } = shown ?? {};
  if (shown && src) return <Playing {...props} lesson={{ ...shown, src }} />;
  return (
    <Still note={lessons.all.length > 0 ? t('storefront.lesson.locked_hint') : undefined}>
      <Picture course={course} />
    </Still>
  );
};
