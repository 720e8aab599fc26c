import { useEffect, useState } from 'react';
import { type BeatGrid, beatAt, placeInMeasure } from './beat-grid.ts';
import styles from './metronome.module.css';

/** The beat of the measure at the position of the video, on each frame of the page. */
const useBeat = (video: HTMLVideoElement, grid: BeatGrid, isShown: boolean): number => {
  const [beat, setBeat] = useState(-1);
  useEffect(() => {
    if (!isShown) return undefined;
    let frame = 0;
    const update = (): void => {
      setBeat(placeInMeasure(grid, beatAt(grid, video.currentTime)));
      frame = requestAnimationFrame(update);
    };
    update();
    return () => {
      cancelAnimationFrame(frame);
      setBeat(-1);
    };
  }, [video, grid, isShown]);
  return beat;
};

type Props = { video: HTMLVideoElement; grid: BeatGrid; isOn: boolean };

/** One mark per beat of the measure; the first one is longer. */
export const BeatRow = ({ video, grid, isOn }: Props) => {
  const current = useBeat(video, grid, isOn);
  return (
    <div className={styles.beats} aria-hidden="true">
      {Array.from({ length: grid.beatsPerMeasure }, (_, beat) => (
        // oxlint-disable-next-line react/no-array-index-key -- the marks have no other identity
        <i key={beat} className={beat === current ? styles.current : undefined} />
      ))}
    </div>
  );
};
