import { type ApiSchemas, layout, Text, useTranslate } from '@sargam/kit';
import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Option } from './Option.tsx';
import { CourseOption, FreebieOption, InstructorOption } from './result-options.tsx';
import { searchResultsPath } from './search-results-path.ts';
import styles from './suggestions.module.css';

const Group = ({ name, children }: { name: string; children: readonly ReactNode[] }) => {
  if (children.length === 0) return null;
  const id = `search-${name}`;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the only part of a listbox besides its options
    <div role="group" aria-labelledby={id}>
      <p className={styles.group} id={id} role="presentation">
        <Text id={`shell.nav.${name}`} />
      </p>
      {children}
    </div>
  );
};

type Props = {
  id: string;
  words: string;
  active: string | undefined;
  found: Pick<ApiSchemas['Found'], 'courses' | 'instructors' | 'freebies'>;
  onChoose: () => void;
};

/** The listbox with courses, instructors and freebies, and a link to all results. */
export const SuggestionList = ({ id, words, active, found, onChoose }: Props) => {
  const t = useTranslate();
  const option = (itemId: string) => ({
    id: `search-${itemId}`,
    active: active === `search-${itemId}`,
    onChoose,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select has no pictures, and takes the focus
    <div id={id} role="listbox" aria-label={t('shell.search.label')}>
      <Group name="courses">
        {found.courses.map((course) => (
          <CourseOption {...option(course._id)} key={course._id} course={course} />
        ))}
      </Group>
      <Group name="instructors">
        {found.instructors.map((person) => (
          <InstructorOption {...option(person._id)} key={person._id} person={person} />
        ))}
      </Group>
      <Group name="freebies">
        {found.freebies.map((freebie) => (
          <FreebieOption {...option(freebie._id)} key={freebie._id} freebie={freebie} />
        ))}
      </Group>
      <Option {...option('all')} to={searchResultsPath(words)} className={styles.showAll}>
        <span className={layout.grow}>{t('shell.search.all', { words })}</span>
        <IconArrowRight aria-hidden />
      </Option>
    </div>
  );
};
