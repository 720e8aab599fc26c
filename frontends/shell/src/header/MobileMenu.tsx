import {
  ColorSchemeButtons,
  IconButton,
  LanguageButton,
  Link,
  layout,
  type User,
  useCloseOnEscape,
  useTranslate,
} from '@sargam/kit';
import { IconMenu2, IconX } from '@tabler/icons-react';
import { useCallback, useRef, useState } from 'react';
import headerStyles from './header.module.css';
import styles from './mobile-menu.module.css';
import { mobileNav } from './nav.ts';

/**
 * The navigation of small screens, below the header. The parent sets the URL as its React key, so navigation closes the
 * menu. Escape closes it and returns the focus to the button.
 */
export const MobileMenu = ({ user, language }: { user: User | undefined; language: boolean }) => {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = useCallback((): void => setOpen(false), []);
  useCloseOnEscape(open, close, trigger);
  return (
    <div className={headerStyles.narrowOnly}>
      <IconButton
        ref={trigger}
        label={open ? 'shell.nav.close_menu' : 'shell.nav.open_menu'}
        aria-expanded={open}
        aria-controls="small-menu"
        onClick={() => setOpen(!open)}
      >
        {open ? <IconX aria-hidden /> : <IconMenu2 aria-hidden />}
      </IconButton>
      <nav id="small-menu" className={styles.menu} hidden={!open} aria-label={t('shell.nav.label')}>
        {mobileNav(user).map(({ to, text }) => (
          <Link key={to} to={to} text={text} />
        ))}
        {!user && (
          <>
            <Link to="/login" text="shell.nav.login" />
            <Link to="/signup" text="shell.nav.signup" />
          </>
        )}
        {language && <LanguageButton className="" />}
        <fieldset className={styles.schemes}>
          <legend className={layout.visuallyHidden}>{t('kit.scheme.label')}</legend>
          <ColorSchemeButtons />
        </fieldset>
      </nav>
    </div>
  );
};
