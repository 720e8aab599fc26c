import { type Glyph, glyphBaseline } from '../../art/index.ts';
import styles from './art.module.css';

/** A Bengali word drawn as an outline, for English pages. The button or heading around it has the text as its accessible name. */
export const GlyphText = ({ glyph, className = '' }: { glyph: Glyph; className?: string }) => (
  <svg
    className={`${styles.glyph} ${className}`}
    viewBox={`0 0 ${glyph.w} ${glyphBaseline}`}
    aria-hidden="true"
    focusable="false"
  >
    <path fill="currentColor" d={glyph.d} />
  </svg>
);
