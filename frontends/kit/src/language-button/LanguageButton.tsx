import { IconLanguage } from '@tabler/icons-react';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { banglaGlyph } from '../art/index.ts';
import { changeLanguage } from '../i18n/i18n.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { useLocation, useSearchParams } from '../router/react-router.ts';
import { toast } from '../toast/store.ts';
import { GlyphText } from '../ui/Art/GlyphText.tsx';
import buttonStyles from '../ui/Button/button.module.css';

// Each language has its name in its own script.
const names = { en: 'English', bn: 'বাংলা' } as const;

/**
 * Switches to the other language; without JavaScript it is a link to this page in that language. On an English page the word
 * বাংলা is drawn as an outline, so that the page does not load the Bengali font.
 */
export const LanguageButton = ({
  className = `${buttonStyles.button} ${buttonStyles.ghost}`,
}: {
  className?: string;
}) => {
  const other = useLanguage() === 'en' ? 'bn' : 'en';
  const t = useTranslate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const query = new URLSearchParams(params);
  query.set('lng', other);
  const switchLanguage = (event: SyntheticEvent): void => {
    event.preventDefault();
    changeLanguage(other).catch(() => toast.error(t('kit.language.failed')));
  };
  const pressSpace = (event: KeyboardEvent): void => {
    if (event.key === ' ') switchLanguage(event);
  };
  return (
    // The server leaves unknown query parameters out of the URL. React keeps its `href`, so the page still hydrates.
    <a
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a link without JavaScript, a button with it
      role="button"
      href={`${pathname}?${query}`}
      suppressHydrationWarning
      className={className}
      lang={other}
      aria-label={names[other]}
      onClick={switchLanguage}
      onKeyDown={pressSpace}
    >
      <IconLanguage aria-hidden />
      {other === 'bn' ? <GlyphText glyph={banglaGlyph} /> : names.en}
    </a>
  );
};
