import {
  apiGet,
  ButtonLink,
  buttonStyles,
  ColorSchemeMenu,
  LanguageButton,
  Link,
  layout,
  NavLink,
  roles,
  useLocation,
  useSession,
  useStudent,
  useTranslate,
  useUser,
  useVisitorCart,
} from '@sargam/kit';
import { IconShoppingBag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { HeaderMetronome } from '../metronome/HeaderMetronome.tsx';
import { useMetronome } from '../metronome/useMetronome.ts';
import headerStyles from './header.module.css';
import { InstructorsMenu } from './InstructorsMenu.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { mainNav } from './nav.ts';
import { NotificationsMenu } from './notifications/NotificationsMenu.tsx';
import { HeaderSearch } from './search/HeaderSearch.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The number of courses in the cart of a student or visitor; undefined for other roles and while loading. */
const useCartCount = (): number | undefined => {
  const user = useUser();
  const visitorCount = useVisitorCart().length;
  const student = useStudent()?.id;
  const { data } = useQuery({
    ...apiGet('/cart/{userId}', { path: { userId: student ?? '' } }),
    enabled: student !== undefined,
  });
  if (!user) return visitorCount || undefined;
  return student ? data?.total : undefined;
};

/** A link to the cart. A dot and the accessible name show that the cart is not empty. */
const CartLink = () => {
  const t = useTranslate();
  const count = useCartCount();
  const label = count === undefined ? t('shell.nav.cart') : t('shell.nav.cart_items', { count });
  return (
    <Link
      className={count ? `${buttonStyles.iconButton} ${buttonStyles.withDot}` : buttonStyles.iconButton}
      to="/cart"
      aria-label={label}
      title={label}
    >
      <IconShoppingBag aria-hidden />
    </Link>
  );
};

const MainNav = () => {
  const t = useTranslate();
  return (
    <nav className={`${headerStyles.navigation} ${headerStyles.wideOnly}`} aria-label={t('shell.nav.label')}>
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
    <ButtonLink variant="ghost" className={headerStyles.wideOnly} to="/login" text="shell.nav.login" />
    <ButtonLink className={headerStyles.wideOnly} to="/signup" text="shell.nav.signup" />
  </>
);

export const Header = () => {
  const session = useSession();
  const { pathname, search } = useLocation();
  const user = session.status === 'user' ? session.user : undefined;
  const language = pathname !== '/courseview';
  const { playing } = useMetronome();
  const classes = [headerStyles.header, user && headerStyles.loggedIn, playing && headerStyles.withMetronome];
  return (
    <header className={classes.filter(Boolean).join(' ')}>
      <div className={`${layout.container} ${headerStyles.bar}`}>
        <Logo />
        <MainNav />
        <HeaderSearch />
        <div className={headerStyles.end}>
          <HeaderMetronome />
          {language && (
            <LanguageButton
              className={`${buttonStyles.button} ${buttonStyles.ghost} ${headerStyles.wideOnly}`}
            />
          )}
          <div className={headerStyles.wideOnly}>
            <ColorSchemeMenu />
          </div>
          {(!user || user.type === roles.student) && <CartLink />}
          <div className={headerStyles.account}>
            {user && <NotificationsMenu userId={user.id} />}
            {user && <UserMenu user={user} />}
            {session.status === 'visitor' && <VisitorLinks />}
          </div>
          <MobileMenu key={pathname + search} user={user} language={language} />
        </div>
      </div>
    </header>
  );
};
