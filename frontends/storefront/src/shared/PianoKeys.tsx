import { HeroPianoKey } from '@sargam/kit';

type Props = { className: string | undefined; keys: readonly (readonly [note: number, length: number])[] };

/** Decorative piano keys. Lengths in pixels. */
export const PianoKeys = ({ className, keys }: Props) => (
  <div className={className} aria-hidden="true">
    {keys.map(([note, length]) => (
      <span key={note} style={{ height: length }}>
        <HeroPianoKey note={note} />
      </span>
    ))}
  </div>
);
