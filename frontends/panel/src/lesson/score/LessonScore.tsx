import { ErrorState, LoadingState, layout, Skeleton, Text, typography, useI18n } from '@sargam/kit';
import { SelectField } from '@sargam/kit/fields';
import { useId, useState } from 'react';
import { usePageKeys } from '../practice/keys/usePageKeys.ts';
import type { Loop } from '../practice/loop/loop.ts';
import practiceStyles from '../practice/practice.module.css';
import { seekTo } from '../practice/video-actions.ts';
import { type PlayedBar, stepToBar } from './bar-times.ts';
import { ScoreSheet } from './ScoreSheet.tsx';
import styles from './score.module.css';
import type { LessonScoreState, LoadedScore } from './useLessonScore.ts';

/** The keys , and . seek to the bar before and after the position of the video. */
const useBarKeys = (video: HTMLVideoElement, played: readonly PlayedBar[]): void => {
  const step = (isForward: boolean): void => {
    const to = stepToBar(played, video.currentTime, isForward);
    if (to !== undefined) seekTo(video, to);
  };
  usePageKeys(played.length > 0 ? { ',': () => step(false), '.': () => step(true) } : {});
};

type TrackProps = { tracks: LoadedScore['tracks']; track: number; choose: (track: number) => void };

const TrackSelect = ({ tracks, track, choose }: TrackProps) => {
  const { t } = useI18n();
  return (
    <SelectField
      label={t('panel.score.track')}
      value={track}
      onChange={(event) => choose(Number(event.target.value))}
    >
      {tracks.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tracks have no other id, and two can have the same name
        <option key={index} value={index}>
          {name || t('panel.score.track_number', { number: index + 1 })}
        </option>
      ))}
    </SelectField>
  );
};

type Props = { video: HTMLVideoElement; state: LessonScoreState; loop: Loop | undefined };

const LoadedScoreView = ({ video, state, loop, score }: Props & { score: LoadedScore }) => {
  const { t } = useI18n();
  const [track, setTrack] = useState(0);
  const { clock, played, query } = state;
  const follows = played.length > 0;
  return (
    <>
      {score.tracks.length > 1 && <TrackSelect tracks={score.tracks} track={track} choose={setTrack} />}
      <p className={follows ? layout.visuallyHidden : typography.muted}>
        {follows ? t('panel.score.described', { count: score.ticks.length }) : t('panel.score.no_tempo')}
      </p>
      <ScoreSheet
        key={track}
        video={video}
        clock={clock}
        played={played}
        loop={loop}
        score={score}
        track={track}
        retry={() => void query.refetch()}
      />
    </>
  );
};

/** The score of a lesson, which follows the video. When it fails, the lesson goes on without it. */
export const LessonScore = ({ video, state, loop }: Props) => {
  const id = useId();
  const { ref, query, played } = state;
  useBarKeys(video, played);
  return (
    <section ref={ref} className={`${practiceStyles.section} ${styles.score}`} aria-labelledby={id}>
      <h2 id={id}>
        <Text id="panel.score.title" />
      </h2>
      {query.data && <LoadedScoreView video={video} state={state} loop={loop} score={query.data} />}
      {query.isError && (
        <ErrorState retry={() => void query.refetch()} text={<Text id="panel.score.failed" />} />
      )}
      {query.isPending && (
        <LoadingState>
          <Skeleton width="100%" height={96} />
          <Skeleton width="100%" height={96} />
        </LoadingState>
      )}
    </section>
  );
};
