import { IconLanguage } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { banglaGlyph } from '../../art/index.ts';
import { changeLanguage } from '../../i18n/i18n.ts';
import { useLanguage } from '../../i18n/useTranslate.ts';
import { useLocation, useSearchParams } from '../../router/react-router.ts';
import { GlyphText } from '../Art/GlyphText.tsx';
import styles from './language-button.module.css';

// Each language has its name in its own script.
const names = { en: 'English', bn: 'বাংলা' } as const;

/**
 * Switches to the other language, without JavaScript by a link to this page. On an English page the word বাংলা is drawn as
 * an outline, so that the page does not load the Bengali font.
 */
export const LanguageButton = ({ className = 'btn ghost' }: { className?: string }) => {
  const other = useLanguage() === 'en' ? 'bn' : 'en';
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const switchLanguage = (event: FormEvent): void => {
    event.preventDefault();
    void changeLanguage(other);
  };
  return (
    <form className={styles.form} action={pathname} onSubmit={switchLanguage}>
      {[...params]
        .filter(([name]) => name !== 'lng')
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <button
        type="submit"
        name="lng"
        value={other}
        className={className}
        lang={other}
        aria-label={names[other]}
      >
        <IconLanguage aria-hidden />
        {other === 'bn' ? <GlyphText glyph={banglaGlyph} /> : names.en}
      </button>
    </form>
  );
};
