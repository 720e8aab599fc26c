import { useTranslate } from '@sargam/kit';
import { SelectField } from '@sargam/kit/fields';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import panelStyles from '../../shared/panel.module.css';
import { taughtCoursesQuery } from '../../shared/queries.ts';
import { DropOff } from './DropOff.tsx';
import styles from './drop-off.module.css';

/** Where students stop, in a course that the instructor chooses; first the one with the most students. */
export const DropOffByCourse = ({ instructor }: { instructor: string }) => {
  const t = useTranslate();
  const [chosen, choose] = useState<string>();
  const { data: taught } = useQuery(taughtCoursesQuery(instructor));
  const courses = (taught?.data ?? [])
    .filter(({ bundle }) => !bundle)
    .toSorted((a, b) => (b.students ?? 0) - (a.students ?? 0));
  const course = chosen ?? courses[0]?._id;
  if (!course) return null;
  return (
    <section className={styles.byCourse} aria-labelledby="drop-off">
      <div className={panelStyles.sectionHead}>
        <h2 id="drop-off">{t('panel.drop_off.title')}</h2>
      </div>
      <SelectField
        label={t('panel.drop_off.course')}
        value={course}
        onChange={(event) => choose(event.target.value)}
      >
        {courses.map(({ _id, title }) => (
          <option key={_id} value={_id}>
            {title}
          </option>
        ))}
      </SelectField>
      <DropOff key={course} course={course} />
    </section>
  );
};
