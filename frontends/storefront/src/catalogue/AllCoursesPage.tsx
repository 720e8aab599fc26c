import { Link, layout, Pagination, SectionHeader, Text, usePageTitle } from '@sargam/kit';
import listPage from '../shared/list-page.module.css';
import { SortLinks } from '../shared/sort/SortLinks.tsx';
import styles from './all-courses.module.css';
import { CourseList } from './CourseList.tsx';
import { PAGE_SIZE, useCourseFilters } from './course-filters.ts';
import { Filters, InstructorFilter } from './Filters.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useCourses } from './useCourses.ts';

export default function AllCoursesPage() {
  const { filters, setFilter, urlWith } = useCourseFilters();
  const courses = useCourses(filters);
  const total = courses.data?.total;
  usePageTitle('storefront.courses.title');
  return (
    <div className={`${layout.container} ${listPage.page}`}>
      <SectionHeader
        as="h1"
        title={<Text id="storefront.courses.title" />}
        text={total === undefined ? '\u00a0' : <Text id="kit.count.results" values={{ count: total }} />}
        action={
          <div className={styles.find}>
            <SearchBox q={filters.q ?? ''} onSearch={(q) => setFilter('q', q, { replace: true })} />
            <InstructorFilter chosen={filters.instructor} setFilter={setFilter} />
          </div>
        }
      />
      <p className={styles.start}>
        <Link to="/start" text="storefront.start.title" />
      </p>
      <Filters filters={filters} categories={courses.data?.categories ?? []} setFilter={setFilter} />
      <SortLinks current={filters.sort} hasWords={filters.q !== undefined} to={(sort) => urlWith({ sort })} />
      <CourseList courses={courses} filters={filters} />
      <Pagination
        page={filters.page}
        pages={Math.ceil((total ?? 0) / PAGE_SIZE)}
        to={(page) => urlWith({ page })}
        isSettled={!courses.isPlaceholderData}
      />
    </div>
  );
}
