import { Avatar, Link, Menu, signOut, useTranslate, useUser } from '@sargam/kit';

/** The menu of the logged-in admin: site, account, logout. */
export const AccountMenu = () => {
  const t = useTranslate();
  const user = useUser();
  if (!user) return null;
  return (
    <Menu
      className="btn ghost who"
      align="end"
      label={t('admin.account', { name: user.name })}
      button={
        <>
          <Avatar id={user.id} photo={user.photo} />
          <span className="hide-s">{user.name}</span>
        </>
      }
    >
      {(close) => (
        <>
          <Link to="/" onClick={close}>
            {t('admin.site')}
          </Link>
          <Link to="/account" onClick={close}>
            {t('admin.my_account')}
          </Link>
          <button type="button" onClick={() => void signOut()}>
            {t('admin.logout')}
          </button>
        </>
      )}
    </Menu>
  );
};
