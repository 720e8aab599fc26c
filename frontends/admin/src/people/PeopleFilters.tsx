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
export const PeopleFilters = ({ list, byType, byVerification }: Props) => (
  <FilterBar>
    <SearchField list={list} label="admin.people.search" />
    {byType && (
      <SelectFilter
        list={list}
        name="type"
        label="admin.users.col.type"
        values={userGroups}
        textKey={(group) => `admin.people.group.${group}`}
      />
    )}
    <SelectFilter
      list={list}
      name="suspended"
      label="admin.users.col.status"
      values={['false', 'true']}
      textKey={(value) => (value === 'true' ? 'admin.people.suspended' : 'admin.people.active')}
    />
    {byVerification && (
      <SelectFilter
        list={list}
        name="verified"
        label="admin.users.col.verification"
        values={['true', 'false']}
        textKey={(value) => (value === 'true' ? 'admin.users.verified' : 'admin.users.not_verified')}
      />
    )}
  </FilterBar>
);
