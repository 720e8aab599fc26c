import {
  buildQueryString,
  listChosenFacets,
  parseSearch,
  searchUrl,
  urlWithoutFacet,
  urlWithoutFacets,
} from './search-url.ts';

const read = (address: string) => parseSearch(new URLSearchParams(address));

it('parses what it writes, in a fixed order', () => {
  const search = {
    q: 'গিটার & bass',
    catagory: 'Piano & Keyboard',
    level: 'advanced',
    instructor: 'i1',
    min: 500,
    max: 1500,
    page: 3,
  } as const;
  const address = buildQueryString(search);
  expect(read(address)).toEqual(search);
  expect([...new URLSearchParams(address).keys()].join()).toBe('q,catagory,level,instructor,min,max,page');
});

it('ignores invalid values', () => {
  expect(read('q=+&level=hard&min=-3&max=lots&page=0')).toEqual({ page: 1 });
  expect(read('level=advance&page=two&min=00500')).toEqual({ level: 'advanced', min: 500, page: 1 });
  expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(200);
});

it('goes to the first page when anything else changes', () => {
  const search = read('q=gitar&level=beginner&min=500&max=900&page=4');
  expect(searchUrl(search, { catagory: 'Drums' })).toBe(
    '/search?q=gitar&catagory=Drums&level=beginner&min=500&max=900',
  );
  expect(searchUrl(search, { page: 5 })).toContain('page=5');
  expect(urlWithoutFacet(search, 'price')).toBe('/search?q=gitar&level=beginner');
  expect(urlWithoutFacets(search)).toBe('/search?q=gitar');
  expect(urlWithoutFacets(read('level=beginner'))).toBe('/search');
});

it('counts the two ends of a price as one facet', () => {
  expect(listChosenFacets(read('q=gitar&min=0&max=900&instructor=i1'))).toEqual(['instructor', 'price']);
  expect(listChosenFacets(read('q=gitar&min=0'))).toEqual(['price']);
  expect(listChosenFacets(read('q=gitar'))).toEqual([]);
});
