import './footer.css';
import { Link, layout, useTranslate } from '@sargam/kit';
import { Logo } from '../header/Logo.tsx';
import { footerNav, type NavItem } from '../header/nav.ts';
import { Metronome } from '../metronome/Metronome.tsx';

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
    <footer className="foot">
      <div className={layout.container}>
        <div className="grid">
          <div className="foot-about">
            <Logo />
            <p>{t('shell.footer.about')}</p>
          </div>
          <Links title="shell.footer.learn" items={footerNav.learn} />
          <Links title="shell.footer.sargam" items={footerNav.sargam} />
          <Metronome />
        </div>
        <p className="end">{t('shell.footer.copyright')}</p>
      </div>
    </footer>
  );
};
