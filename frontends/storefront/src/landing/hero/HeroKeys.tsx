import { GlyphText, HeroPianoKey, heroKeyTextColor, useTranslate } from '@sargam/kit';
import { noteGlyphs } from '@sargam/kit/note-glyphs';
import type { CSSProperties } from 'react';
import { pluck } from './pluck.ts';

const lengths = [560, 528, 498, 468, 440, 414, 390];
const names = ['sa', 're', 'ga', 'ma', 'pa', 'dha', 'ni'] as const;

/** Starts the swing again however fast one presses. */
const swing = (key: HTMLElement): void => {
  key.classList.remove('plucked');
  key.getBoundingClientRect();
  key.classList.add('plucked');
};

/** সা to নি: seven keys under one string; pressing one sounds it. */
export const HeroKeys = () => {
  const t = useTranslate();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- these buttons are no part of a form
    <div className="scale" role="group" aria-label={t('storefront.hero.keys')}>
      {names.map((name, note) => (
        <button
          key={name}
          type="button"
          aria-label={t('storefront.hero.sound', { note: t(`storefront.note.${name}`) })}
          onClick={(event) => {
            swing(event.currentTarget);
            pluck(note);
          }}
        >
          <span className="k" style={{ '--kh': `${lengths[note]}px` } as CSSProperties}>
            <HeroPianoKey note={note} />
          </span>
          <span className="sw" style={{ color: heroKeyTextColor(note) }}>
            {noteGlyphs[note] && <GlyphText glyph={noteGlyphs[note]} />}
          </span>
        </button>
      ))}
    </div>
  );
};
