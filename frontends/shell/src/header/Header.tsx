import './header.css';
import {
  ColorSchemeMenu,
  LanguageButton,
  Link,
  NavLink,
  roles,
  useLocation,
  useSession,
  useTranslate,
} from '@sargam/kit';
import { CartLink } from './CartLink.tsx';
import { InstructorsMenu } from './InstructorsMenu.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { mainNav } from './nav.ts';
import { NotificationsMenu } from './notifications/NotificationsMenu.tsx';
import { HeaderSearch } from './search/HeaderSearch.tsx';
import { UserMenu } from './UserMenu.tsx';

const MainNav = () => {
  const t = useTranslate();
  return (
    <nav className="nav hide-s" aria-label={t('shell.nav.label')}>
      {mainNav.map(({ to, text, alsoMatches }) =>
        to === '/instructorlist' ? (
          <InstructorsMenu key={to} />
        ) : (
          <NavLink key={to} to={to} alsoMatches={alsoMatches} text={text} />
        ),
      )}
    </nav>
  );
};

const VisitorLinks = () => (
  <>
    <Link className="btn ghost hide-s" to="/login" text="shell.nav.login" />
    <Link className="btn solid hide-s" to="/signup" text="shell.nav.signup" />
  </>
);

export const Header = () => {
  const session = useSession();
  const { pathname, search } = useLocation();
  const user = session.status === 'user' ? session.user : undefined;
  const language = pathname !== '/courseview';
  return (
    <header className="top">
      <div className="wrap">
        <Logo />
        <MainNav />
        <HeaderSearch />
        <div className="end">
          {language && <LanguageButton className="btn ghost hide-s" />}
          <div className="hide-s">
            <ColorSchemeMenu />
          </div>
          {(!user || user.type === roles.student) && <CartLink />}
          {user && <NotificationsMenu userId={user.id} />}
          {user && <UserMenu user={user} />}
          {session.status === 'visitor' && <VisitorLinks />}
          <MobileMenu key={pathname + search} user={user} language={language} />
        </div>
      </div>
    </header>
  );
};
