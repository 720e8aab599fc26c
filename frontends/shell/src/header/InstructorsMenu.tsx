import { Avatar, apiGet, Link, Loader, layout, Menu, useTranslate } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import menuLink from './menu-link.module.css';

const MAX_LINKS = 7;

const InstructorLinks = ({ close }: { close: () => void }) => {
  const t = useTranslate();
  const { data, isPending } = useQuery(apiGet('/instructor/'));
  if (isPending) {
    return (
      <output className={layout.row} aria-label={t('kit.loading')}>
        <Loader />
      </output>
    );
  }
  return (data?.data ?? []).slice(0, MAX_LINKS).map(({ _id, name, photo }) => (
    <Link key={_id} to={`/instructorview/${_id}`} onClick={close}>
      <Avatar id={_id} photo={photo} />
      {name}
    </Link>
  ));
};

/** A menu with photos and names of the instructors, fetched when it opens. */
export const InstructorsMenu = () => {
  const t = useTranslate();
  return (
    <Menu className="" button={t('shell.nav.instructors')}>
      {(close) => (
        <>
          <InstructorLinks close={close} />
          <Link
            className={menuLink.showAll}
            to="/instructorlist"
            onClick={close}
            text="shell.nav.all_instructors"
          />
        </>
      )}
    </Menu>
  );
};
