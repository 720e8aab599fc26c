import { useTranslate } from '@sargam/kit';
import { FilterBar, type ListState, SearchField, SelectFilter } from '../table/index.ts';
import { userGroups } from './people-query.ts';

type Props = {
  list: Pick<ListState, 'query' | 'change'>;
  /** Also by type of user. */
  byType?: boolean;
  /** Also by verification of the e-mail address. */
  byVerification?: boolean;
};

/** Search and filters of a list of users. */
export const PeopleFilters = ({ list, byType, byVerification }: Props) => {
  const t = useTranslate();
  const types = userGroups.map((group) => ({ value: group, text: t(`admin.people.group.${group}`) }));
  return (
    <FilterBar>
      <SearchField list={list} label="admin.people.search" />
      {byType && <SelectFilter list={list} name="type" label="admin.users.col.type" options={types} />}
      <SelectFilter
        list={list}
        name="suspended"
        label="admin.users.col.status"
        options={[
          { value: 'false', text: t('admin.people.active') },
          { value: 'true', text: t('admin.people.suspended') },
        ]}
      />
      {byVerification && (
        <SelectFilter
          list={list}
          name="verified"
          label="admin.users.col.verification"
          options={[
            { value: 'true', text: t('admin.users.verified') },
            { value: 'false', text: t('admin.users.not_verified') },
          ]}
        />
      )}
    </FilterBar>
  );
};
