import { parseYouTubeId } from './youtube.ts';

it.each([
  ['https://www.youtube.com/watch?v=abc123def45&t=10s', 'abc123def45'],
  ['https://youtu.be/abc123def45?si=x', 'abc123def45'],
  ['https://m.youtube.com/watch?list=PL1&v=abc123def45', 'abc123def45'],
  ['https://youtube.com/shorts/abc123def45', 'abc123def45'],
  ['https://www.youtube.com/embed/abc123def45', 'abc123def45'],
  ['https://www.youtube.com/@sargam', undefined],
  ['https://youtu.be/..%2F..%2Fevil', undefined],
  ['https://youtube.com.evil.test/watch?v=abc123def45', undefined],
  ['nonsense', undefined],
])('%s has the id %s', (address, id) => expect(parseYouTubeId(address)).toBe(id));
