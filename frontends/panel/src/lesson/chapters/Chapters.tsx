import { type ApiSchemas, Text, useI18n } from '@sargam/kit';
import { usePageKeys } from '../practice/keys/usePageKeys.ts';
import { useMediaValue } from '../practice/useMediaValue.ts';
import { seekTo } from '../practice/video-actions.ts';
import { findNextChapter, findPreviousChapter } from './chapter-steps.ts';
import styles from './chapters.module.css';

type Props = { video: HTMLVideoElement; chapters: ApiSchemas['Lesson']['chapters'] };

/** The chapters of the video. The keys [ and ] open the previous and the next one. */
export const Chapters = ({ video, chapters }: Props) => {
  const { format } = useI18n();
  const time = useMediaValue(video, 'time');
  const step = (chapter: { seconds: number } | undefined): void => {
    if (chapter) seekTo(video, chapter.seconds);
  };
  usePageKeys({
    '[': () => step(findPreviousChapter(chapters, video.currentTime)),
    ']': () => step(findNextChapter(chapters, video.currentTime)),
  });
  if (chapters.length === 0) return null;
  const current = chapters.findLast(({ seconds }) => seconds <= time);
  return (
    <section className={styles.chapters} aria-labelledby="chapters">
      <h2 id="chapters">
        <Text id="panel.lesson.chapters" />
      </h2>
      <ol>
        {chapters.map((chapter) => (
          <li key={chapter.seconds}>
            <button
              type="button"
              aria-current={chapter === current || undefined}
              onClick={() => seekTo(video, chapter.seconds)}
            >
              <small>{format.clock(chapter.seconds)}</small>
              {chapter.title}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};
