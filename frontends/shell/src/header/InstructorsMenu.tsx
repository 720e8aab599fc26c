import { Link, Menu, useTranslate } from '@sargam/kit';
import { InstructorLinks } from './InstructorLinks.tsx';

/** Photos and names of the instructors, asked for when the menu opens. */
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
