import { HeroPianoKey } from '@sargam/kit';
import styles from './piano-keys.module.css';

/** Decorative piano keys beside a text, on wide screens. Lengths in pixels. */
export const PianoKeys = ({ keys }: { keys: readonly (readonly [note: number, length: number])[] }) => (
  <div className={styles.keys} aria-hidden="true">
    {keys.map(([note, length]) => (
      <span key={note} style={{ height: length }}>
        <HeroPianoKey note={note} />
      </span>
    ))}
  </div>
);
