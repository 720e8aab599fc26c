import { buildQueryString, isFiltered, parseFilters } from './course-filters.ts';

const read = (search: string) => parseFilters(new URLSearchParams(search));

describe('the filters of the course list', () => {
  it('come out of the address and go back into it in one order', () => {
    const filters = read('?page=2&courseType=beginner&catagory=Bass+Guitar&instructor=i1&q=slow');
    expect(buildQueryString(filters)).toBe(
      '?catagory=Bass+Guitar&instructor=i1&courseType=beginner&q=slow&page=2',
    );
  });

  it('take advance for advanced, and nonsense for nothing', () => {
    expect(read('?courseType=advance').courseType).toBe('advanced');
    expect(read('?courseType=expert&page=-3&q=%20')).toEqual({ page: 1 });
    expect(isFiltered(read('?page=4'))).toBe(false);
    expect(buildQueryString(read(''))).toBe('');
  });
});
