import { CoverPicture, typography, useTranslate } from '@sargam/kit';
import { playableSrc } from '@sargam/kit/video';
import { parseYouTubeId, YouTubeVideo } from '@sargam/kit/youtube';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './course-video.module.css';
import { LessonPlayer } from './LessonPlayer.tsx';
import type { Course, FreeVideo } from './lessons.ts';
import type { LessonNavigation } from './useLessonNavigation.ts';

type FreeVideoProps = { video: FreeVideo; picture: ReactNode; autoPlay: boolean };

/** A free lesson at YouTube. It starts at once after a click in the list, but not when opened by its URL. */
const FreeVideoPlayer = ({ video, picture, autoPlay }: FreeVideoProps) => {
  const t = useTranslate();
  const id = parseYouTubeId(video.path);
  return (
    <>
      <div className={styles.stage}>
        {id ? (
          // The key remounts the player when a video that did not start is clicked in the list.
          <YouTubeVideo
            key={`${id} ${autoPlay}`}
            id={id}
            title={video.title}
            picture={picture}
            autoPlay={autoPlay}
          />
        ) : (
          picture
        )}
      </div>
      <p className={`${typography.tiny} ${typography.faint} ${styles.source}`}>{t('kit.youtube.source')}</p>
    </>
  );
};

const PictureWithNote = ({ children, note }: { children: ReactNode; note?: string }) => (
  <div className={styles.stage}>
    {children}
    {note && (
      <p className={styles.note}>
        <IconLock aria-hidden />
        {note}
      </p>
    )}
  </div>
);

type Props = { course: Course; navigation: LessonNavigation; refetch: () => Promise<Course | undefined> };

/** The current lesson, or the course's picture. */
export const CourseVideo = ({ course, navigation, refetch }: Props) => {
  const t = useTranslate();
  const { currentLesson, currentFreeVideo, hasChosen } = navigation;
  const { _id, catagory, banner, thumbnail } = course;
  const picture = <CoverPicture id={_id} catagory={catagory} src={banner ?? thumbnail} />;
  if (currentFreeVideo)
    return <FreeVideoPlayer video={currentFreeVideo} picture={picture} autoPlay={hasChosen} />;
  const src = currentLesson ? playableSrc(currentLesson) : null;
  if (currentLesson && src !== null) {
    const fetchFreshSrc = async (): Promise<string | undefined> => {
      const found = (await refetch())?.videos?.find(({ _id }) => _id === currentLesson._id);
      return (found && playableSrc(found)) ?? undefined;
    };
    const lesson = { ...currentLesson, src };
    return (
      <LessonPlayer
        key={currentLesson._id}
        course={course}
        lesson={lesson}
        navigation={navigation}
        picture={picture}
        fetchFreshSrc={fetchFreshSrc}
      />
    );
  }
  return (
    <PictureWithNote note={navigation.lessons.length > 0 ? t('storefront.lesson.locked_hint') : undefined}>
      {picture}
    </PictureWithNote>
  );
};
