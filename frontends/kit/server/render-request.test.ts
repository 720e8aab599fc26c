import { parseRenderRequest } from './render-request.ts';

const parse = (query: string) => parseRenderRequest(new URLSearchParams(query));

it('has the path, the language and the company', () =>
  expect(parse('path=/about&language=bn&company={"phone":"16263"}')).toEqual({
    path: '/about',
    language: 'bn',
    company: { phone: '16263' },
  }));

it('may be without a company', () =>
  expect(parse('path=/about&language=en')).toEqual({ path: '/about', language: 'en' }));

it.each([
  ['no path', 'language=en'],
  ['an address of another host', 'path=//example.com&language=en'],
  ['another language', 'path=/about&language=fr'],
  ['a company that is not JSON', 'path=/about&language=en&company={'],
])('is refused with %s', (_, query) => expect(parse(query)).toBeUndefined());
