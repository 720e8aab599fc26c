import { parseYoutubeId } from './youtube.ts';

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?t=4', 'dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/abc_DEF-123', 'abc_DEF-123'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/@sargam', undefined],
  ['https://www.youtube.com/playlist?list=PL1', undefined],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', undefined],
  ['https://vimeo.com/watch?v=dQw4w9WgXcQ', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('the video at %s is %s', (address, id) => expect(parseYoutubeId(address)).toBe(id));
