import { buildQueryString, isFiltered, parseFilters } from './course-filters.ts';

const read = (search: string) => parseFilters(new URLSearchParams(search));

describe('the filters of the course list', () => {
  it('are written to the URL in a fixed order', () => {
    const filters = read('?page=2&courseType=beginner&catagory=Bass+Guitar&instructor=i1&q=slow');
    expect(buildQueryString(filters)).toBe(
      '?catagory=Bass+Guitar&instructor=i1&courseType=beginner&q=slow&page=2',
    );
  });

  it('accept advance for advanced and ignore invalid values', () => {
    expect(read('?courseType=advance').courseType).toBe('advanced');
    expect(read('?courseType=expert&page=-3&q=%20')).toEqual({ page: 1 });
    expect(isFiltered(read('?page=4'))).toBe(false);
    expect(buildQueryString(read(''))).toBe('');
  });
});
