import { apiGet, ButtonLink, roles, translatedCategories, useCategoryName, useUser } from '@sargam/kit';
import { CardList, FeaturedToggle, PublishedFilter } from '../cards/index.ts';
import { ScreenPage } from '../page/ScreenPage.tsx';
import { CsvButton, FilterBar, SearchField, SelectFilter, useList, useListState } from '../table/index.ts';
import { CourseListCard } from './CourseListCard.tsx';

const CategoryFilter = ({ list }: Pick<Parameters<typeof SelectFilter>[0], 'list'>) => {
  const categoryName = useCategoryName();
  return (
    <SelectFilter
      list={list}
      name="catagory"
      label="admin.course_list.category"
      options={translatedCategories.map((value) => ({ value, text: categoryName(value) }))}
    />
  );
};

/** All courses as cards; content uploaders get those of their instructor and change no state (decision B1). */
export default function CourseListPage() {
  const isAdmin = useUser()?.type === roles.admin;
  const list = useListState({
    pageSize: 12,
    filters: {
      featured: ['true'],
      published: ['true', 'false'],
      catagory: translatedCategories,
      instructor: 'text',
    },
  });
  const result = useList(apiGet('/course/adminallcourse', { query: list.query }));
  const addCourse = <ButtonLink to="/addcourse" text="admin.menu.course_add" />;
  return (
    <ScreenPage
      title="admin.menu.courses"
      actions={
        <>
          <CsvButton url={result.url} name="sargam-courses" />
          {addCourse}
        </>
      }
    >
      <FilterBar>
        {isAdmin && (
          <FeaturedToggle list={list} all="admin.course_list.all" featured="admin.toggle.featured_courses" />
        )}
        <SearchField list={list} label="admin.course_list.search" />
        <PublishedFilter list={list} />
        <CategoryFilter list={list} />
        {list.query.instructor && (
          <ButtonLink
            variant="line"
            to={list.urlWith({ instructor: undefined })}
            text="admin.course_list.of_all"
          />
        )}
      </FilterBar>
      <CardList
        rowKey={({ _id }) => _id}
        list={list}
        result={result}
        emptyAction={addCourse}
        card={(course) => <CourseListCard course={course} withStateChanges={isAdmin} />}
      />
    </ScreenPage>
  );
}
