import { GlyphText, HeroPianoKey, heroKeyTextColor, useTranslate } from '@sargam/kit';
import { noteGlyphs } from '@sargam/kit/note-glyphs';
import type { CSSProperties } from 'react';
import styles from './hero.module.css';
import { playNote } from './play-note.ts';

const keyLengths = [560, 528, 498, 468, 440, 414, 390];
const noteNames = ['sa', 're', 'ga', 'ma', 'pa', 'dha', 'ni'] as const;

const plucked = styles.plucked ?? '';

/** Reading the layout between the class changes restarts the CSS animation. */
const restartSwing = (key: HTMLElement): void => {
  key.classList.remove(plucked);
  key.getBoundingClientRect();
  key.classList.add(plucked);
};

/** Seven keys, সা to নি. A click plays the note. */
export const HeroKeys = () => {
  const t = useTranslate();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- these buttons do not belong to a form
    <div className={styles.keys} role="group" aria-label={t('storefront.hero.keys')}>
      {noteNames.map((name, note) => (
        <button
          key={name}
          type="button"
          aria-label={t('storefront.hero.sound', { note: t(`storefront.note.${name}`) })}
          onClick={(event) => {
            restartSwing(event.currentTarget);
            playNote(note);
          }}
        >
          <span className={styles.key} style={{ '--kh': `${keyLengths[note]}px` } as CSSProperties}>
            <HeroPianoKey note={note} />
          </span>
          <span className={styles.note} style={{ color: heroKeyTextColor(note) }}>
            {noteGlyphs[note] && <GlyphText glyph={noteGlyphs[note]} />}
          </span>
        </button>
      ))}
    </div>
  );
};
