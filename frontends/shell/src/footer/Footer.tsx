import { LanguageButton, Link, layout, useTranslate } from '@sargam/kit';
import { Logo } from '../header/Logo.tsx';
import { footerNav, type NavItem } from '../header/nav.ts';
import { Metronome } from '../metronome/Metronome.tsx';
import { CompanyDetails } from './CompanyDetails.tsx';
import styles from './footer.module.css';

/** `title`: a text key. */
const Links = ({ title, items }: { title: string; items: readonly NavItem[] }) => {
  const name = useTranslate()(title);
  if (items.length === 0) return null;
  return (
    <nav aria-label={name}>
      <h2>{name}</h2>
      <ul>
        {items.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} text={text} />
          </li>
        ))}
      </ul>
    </nav>
  );
};

export const Footer = () => {
  const t = useTranslate();
  return (
    <footer className={styles.footer}>
      <div className={layout.container}>
        <div className={styles.grid}>
          <div className={styles.about}>
            <Logo />
            <p>{t('shell.footer.about')}</p>
          </div>
          <Links title="shell.footer.learn" items={footerNav.learn} />
          <Links title="shell.footer.sargam" items={footerNav.sargam} />
          <Metronome />
        </div>
        <CompanyDetails />
        <div className={styles.copyright}>
          <p>{t('shell.footer.copyright')}</p>
          <LanguageButton />
        </div>
      </div>
    </footer>
  );
};
