import { ErrorState, Text, typography } from '@sargam/kit';
import { type RefObject, useEffect, useRef } from 'react';
import type { Loop } from '../practice/loop/loop.ts';
import type { PlayedBar, ScoreClock } from './bar-times.ts';
import { ScoreBars } from './ScoreBars.tsx';
import styles from './score.module.css';
import type { DrawnScore } from './score-types.ts';
import { useDrawing } from './useDrawing.ts';
import type { LoadedScore } from './useLessonScore.ts';
import { usePlayedBar } from './usePlayedBar.ts';

type SheetProps = {
  video: HTMLVideoElement;
  clock: ScoreClock | undefined;
  played: readonly PlayedBar[];
  loop: Loop | undefined;
};

/** The space above the line that is played, in CSS pixels. */
const SPACE_ABOVE = 8;

/** Scrolls the sheet, but not the page, to the line with the bar that is played. */
const useScrollToLine = (sheet: RefObject<HTMLElement | null>, y: number | undefined): void =>
  useEffect(() => {
    if (y !== undefined) sheet.current?.scrollTo({ top: y - SPACE_ABOVE });
  }, [sheet, y]);

type Props = SheetProps & { drawing: DrawnScore; sheet: RefObject<HTMLElement | null> };

/** The drawn lines with the bar that is played, the playhead and a button for each bar. */
const DrawnSheet = ({ drawing, sheet, video, clock, played, loop }: Props) => {
  const playhead = useRef<HTMLElement>(null);
  const index = usePlayedBar({ video, clock, played, drawing, playhead });
  const current = played[index]?.bar;
  useScrollToLine(sheet, drawing.bars.find(({ bar }) => bar === current)?.y);
  return (
    <div className={styles.drawing} style={{ height: drawing.height }}>
      {played.length > 0 && (
        <ScoreBars video={video} bars={drawing.bars} played={played} current={current} loop={loop} />
      )}
      <div className={styles.lines} aria-hidden="true">
        {drawing.lines.map(({ y, height, svg }) => (
          // The viewer escapes the texts of the file.
          <div key={y} style={{ top: y, height }} dangerouslySetInnerHTML={{ __html: svg }} />
        ))}
      </div>
      {played.length > 0 && <i ref={playhead} className={styles.playhead} />}
    </div>
  );
};

/** A track of the score in a box that scrolls by lines with the video. */
export const ScoreSheet = (props: SheetProps & { score: LoadedScore; track: number; retry: () => void }) => {
  const { score, track, retry } = props;
  const sheet = useRef<HTMLDivElement>(null);
  const drawing = useDrawing(sheet, score, track);
  const drawn = drawing instanceof Error ? undefined : drawing;
  // The box stays in the page when the score cannot be drawn: its width is observed.
  return (
    <div ref={sheet} className={styles.sheet}>
      {drawing instanceof Error && <ErrorState retry={retry} text={<Text id="panel.score.failed" />} />}
      {drawn?.bars.length === 0 && (
        <p className={typography.muted}>
          <Text id="panel.score.empty" />
        </p>
      )}
      {drawn && <DrawnSheet {...props} drawing={drawn} sheet={sheet} />}
    </div>
  );
};
