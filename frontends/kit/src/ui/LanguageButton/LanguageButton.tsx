import { IconLanguage } from '@tabler/icons-react';
import { banglaGlyph } from '../../art/index.ts';
import { changeLanguage } from '../../i18n/i18n.ts';
import { useLanguage } from '../../i18n/useTranslate.ts';
import { GlyphText } from '../Art/GlyphText.tsx';

// Each language is named in its own script, whatever the page's is.
const names = { en: 'English', bn: 'বাংলা' } as const;

/** Switches to the other language. In an English page the word বাংলা is an outline: the Bengali font stays unloaded. */
export const LanguageButton = ({ className = 'btn ghost' }: { className?: string }) => {
  const other = useLanguage() === 'en' ? 'bn' : 'en';
  return (
    <button
      type="button"
      className={className}
      lang={other}
      aria-label={names[other]}
      onClick={() => void changeLanguage(other)}
    >
      <IconLanguage aria-hidden />
      {other === 'bn' ? <GlyphText glyph={banglaGlyph} /> : names.en}
    </button>
  );
};
