import { Link, Menu, useTranslate } from '@sargam/kit';
import { InstructorLinks } from './InstructorLinks.tsx';

/** A menu with photos and names of the instructors, fetched when it opens. */
export const InstructorsMenu = () => {
  const t = useTranslate();
  return (
    <Menu className="" button={t('shell.nav.instructors')}>
      {(close) => (
        <>
          <InstructorLinks close={close} />
          <Link className="all" to="/instructorlist" onClick={close}>
            {t('shell.nav.all_instructors')}
          </Link>
        </>
      )}
    </Menu>
  );
};
