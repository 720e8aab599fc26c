import { IconLanguage } from '@tabler/icons-react';
import { banglaGlyph } from '../../art/index.ts';
import { changeLanguage } from '../../i18n/i18n.ts';
import { useLanguage } from '../../i18n/useTranslate.ts';
import { GlyphText } from '../Art/GlyphText.tsx';

// Each language has its name in its own script.
const names = { en: 'English', bn: 'বাংলা' } as const;

/** Switches to the other language. On an English page the word বাংলা is drawn as an outline, so that the page does not load the Bengali font. */
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
