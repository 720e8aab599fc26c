import { apiGet, ButtonLink } from '@sargam/kit';
import { CardList, FeaturedToggle, PublishedFilter } from '../cards/index.ts';
import { ScreenPage } from '../page/ScreenPage.tsx';
import { CsvButton, FilterBar, SearchField, useList, useListState } from '../table/index.ts';
import { InstructorListCard } from './InstructorListCard.tsx';

/** All instructors, published or not, so that an unpublished one can be found again. */
export default function InstructorListPage() {
  const list = useListState({
    pageSize: 12,
    filters: { featured: ['true'], published: ['true', 'false'] },
  });
  const result = useList(apiGet('/instructor/admin/instructorlist', { query: list.query }));
  const addInstructor = <ButtonLink to="/addinstructor" text="admin.menu.instructor_add" />;
  return (
    <ScreenPage
      title="admin.menu.instructors"
      actions={
        <>
          <CsvButton url={result.url} name="sargam-instructors" />
          {addInstructor}
        </>
      }
    >
      <FilterBar>
        <FeaturedToggle
          list={list}
          featured="admin.toggle.featured_instructors"
          all="admin.instructor_list.all"
        />
        <SearchField list={list} label="admin.instructor_list.search" />
        <PublishedFilter list={list} />
      </FilterBar>
      <CardList
        rowKey={({ _id }) => _id}
        list={list}
        result={result}
        emptyAction={addInstructor}
        card={(instructor) => <InstructorListCard instructor={instructor} />}
      />
    </ScreenPage>
  );
}
