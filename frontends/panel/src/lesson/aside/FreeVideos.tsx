import { Link, Text, typography } from '@sargam/kit';
import rowStyles from '@sargam/kit/lesson-row.module.css';
import { IconAntennaBars5, IconBrandYoutube } from '@tabler/icons-react';
import { freeVideoUrl } from '../../shared/lesson-url.ts';
import type { CurrentLesson } from '../useCurrentLesson.ts';
import styles from './aside.module.css';

/** The free lessons of the course at YouTube. */
export const FreeVideos = ({ study: { course, freeVideo } }: { study: CurrentLesson }) => {
  const videos = course.freeVideos ?? [];
  if (videos.length === 0) return null;
  return (
    <section className={styles.extra} aria-labelledby="free-videos">
      <h2 id="free-videos">
        <Text id="panel.aside.free_videos" />
      </h2>
      <p className={`${typography.tiny} ${typography.faint}`}>
        <Text id="panel.aside.at_youtube" />
      </p>
      <ul>
        {videos.map(({ _id, title }) => {
          const isCurrent = _id === freeVideo?._id;
          return (
            <li key={_id}>
              <Link
                className={isCurrent ? `${rowStyles.lesson} ${rowStyles.current}` : rowStyles.lesson}
                to={freeVideoUrl(course._id, _id)}
                state={{ play: true }}
                aria-current={isCurrent || undefined}
              >
                <span className={rowStyles.icon}>
                  {isCurrent ? <IconAntennaBars5 aria-hidden /> : <IconBrandYoutube aria-hidden />}
                </span>
                <span>{title}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
