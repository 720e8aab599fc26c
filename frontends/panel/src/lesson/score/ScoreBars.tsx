import { useI18n } from '@sargam/kit';
import { type KeyboardEvent, useRef } from 'react';
import type { Loop } from '../practice/loop/loop.ts';
import { seekTo } from '../practice/video-actions.ts';
import { nearestStart, type PlayedBar } from './bar-times.ts';
import styles from './score.module.css';
import type { DrawnBar } from './score-types.ts';

type Props = {
  video: HTMLVideoElement;
  bars: readonly DrawnBar[];
  played: readonly PlayedBar[];
  /** The number of the bar of the score that is played. */
  current: number | undefined;
  loop: Loop | undefined;
};

const isInLoop = ({ startTime, endTime }: PlayedBar, loop: Loop | undefined): boolean => {
  const middle = (startTime + endTime) / 2;
  return loop !== undefined && loop.start < middle && middle < loop.end;
};

/** The arrow keys move the focus from bar to bar, and do not move the video. */
const moveFocus = (event: KeyboardEvent, list: HTMLElement | null): void => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  buttons[buttons.findIndex((button) => button === event.target) + step]?.focus();
};

/** A button over each bar. Tab reaches the bar that is played. */
export const ScoreBars = ({ video, bars, played, current, loop }: Props) => {
  const { t, format } = useI18n();
  const list = useRef<HTMLOListElement>(null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the buttons in it
    <ol ref={list} className={styles.bars} onKeyDown={(event) => moveFocus(event, list.current)}>
      {bars.map(({ bar, x, y, width, height }) => {
        const passes = played.filter((each) => each.bar === bar);
        const isLooped = passes.some((each) => isInLoop(each, loop));
        return (
          <li key={bar}>
            <button
              type="button"
              className={isLooped ? styles.looped : undefined}
              style={{ left: x, top: y, width, height }}
              tabIndex={bar === current ? 0 : -1}
              aria-current={bar === current || undefined}
              aria-label={t('panel.score.bar', {
                number: bar + 1,
                at: format.clock(passes[0]?.startTime ?? 0),
              })}
              onClick={() => seekTo(video, nearestStart(played, bar, video.currentTime) ?? video.currentTime)}
            />
          </li>
        );
      })}
    </ol>
  );
};
