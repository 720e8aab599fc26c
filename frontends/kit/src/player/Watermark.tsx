import { useEffect, useState } from 'react';
import styles from './watermark.module.css';

const MOVE_EVERY_MS = 15_000;

/** Positions of the watermark, in percent of the free width and height. Consecutive ones are far apart. */
const places = [
  [8, 12],
  [80, 62],
  [42, 30],
  [12, 70],
  [84, 18],
  [50, 74],
] as const;

/** A faint text that moves over the video, so that a recording shows who made it. media-chrome would hide it with the controls. */
export const Watermark = ({ text }: { text: string }) => {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setStep((before) => before + 1), MOVE_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const [left, top] = places[step % places.length] ?? places[0];
  return (
    <span
      className={styles.watermark}
      style={{ insetInlineStart: `${left}%`, insetBlockStart: `${top}%` }}
      aria-hidden="true"
      {...{ noautohide: '' }}
    >
      {text}
    </span>
  );
};
