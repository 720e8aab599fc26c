import { type ApiSchemas, Text, typography, useLocation } from '@sargam/kit';
import { parseYouTubeId, YouTubeVideo } from '@sargam/kit/youtube';
import { CourseThumbnail } from '../shared/CourseThumbnail.tsx';
import styles from './lesson.module.css';
import { readStart } from './lesson-start.ts';

type Props = { course: ApiSchemas['CourseDetail']; freeVideo: ApiSchemas['FreeVideo'] };

/** A free lesson at YouTube. It starts at once after a click in the list, but not when opened by its URL. */
export const FreeVideoStage = ({ course, freeVideo }: Props) => {
  const { state } = useLocation();
  const id = parseYouTubeId(freeVideo.path);
  const picture = <CourseThumbnail course={course} />;
  return (
    <>
      <div className={styles.youtube}>
        {id ? (
          <YouTubeVideo
            key={id}
            id={id}
            title={freeVideo.title}
            picture={picture}
            autoPlay={readStart(state).play}
          />
        ) : (
          picture
        )}
      </div>
      <p className={`${typography.tiny} ${typography.faint}`}>
        <Text id="kit.youtube.source" />
      </p>
    </>
  );
};
