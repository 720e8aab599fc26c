import { Avatar, buttonStyles, Link, Menu, signOut, type User, useTranslate } from '@sargam/kit';
import headerStyles from './header.module.css';
import { userNav } from './nav.ts';

export const UserMenu = ({ user }: { user: User }) => {
  const t = useTranslate();
  return (
    <Menu
      className={`${buttonStyles.button} ${buttonStyles.ghost} ${headerStyles.user}`}
      align="end"
      label={t('shell.nav.user_menu', { name: user.name })}
      button={
        <>
          <Avatar id={user.id} photo={user.photo} />
          <span className={`${headerStyles.userName} ${headerStyles.wideOnly}`}>{user.name}</span>
        </>
      }
    >
      {(close) => (
        <>
          {userNav(user).map(({ to, text }) => (
            <Link key={to} to={to} onClick={close} text={text} />
          ))}
          <button type="button" onClick={() => void signOut()}>
            {t('shell.nav.logout')}
          </button>
        </>
      )}
    </Menu>
  );
};
