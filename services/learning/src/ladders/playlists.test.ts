import { contentTypeOf, renderMultivariantPlaylist } from './playlists.ts';

const rung = (name: string, height: number, videoKbps: number) => ({
  name,
  rung: { name, width: height * 2, height, videoKbps },
  codecs: ['avc1.4d401f', 'mp4a.40.2'],
});
const sound = { name: 'sound', rung: undefined, codecs: ['mp4a.40.2'] };

it('the multivariant playlist lists each quality with its bit rate, size and codecs, the middle one first', () => {
  const ladder = [rung('240p', 240, 400), rung('480p', 480, 1100), rung('720p', 720, 2300), sound];
  expect(renderMultivariantPlaylist(ladder)).toBe(`#EXTM3U
#EXT-X-VERSION:7
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-STREAM-INF:BANDWIDTH=1228000,RESOLUTION=960x480,CODECS="avc1.4d401f,mp4a.40.2"
480p.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=528000,RESOLUTION=480x240,CODECS="avc1.4d401f,mp4a.40.2"
240p.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=2428000,RESOLUTION=1440x720,CODECS="avc1.4d401f,mp4a.40.2"
720p.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=128000,CODECS="mp4a.40.2"
sound.m3u8
`);
});

it('of two qualities the lower one comes first', () => {
  const lines = renderMultivariantPlaylist([rung('240p', 240, 400), rung('480p', 480, 1100)]).split('\n');
  expect(lines.filter((line) => line.endsWith('.m3u8'))).toEqual(['240p.m3u8', '480p.m3u8']);
});

it.each([
  ['index.m3u8', 'application/vnd.apple.mpegurl'],
  ['720p.mp4', 'video/mp4'],
  ['sound.mp4', 'audio/mp4'],
])('%s has the type %s', (file, type) => {
  expect(contentTypeOf(file)).toBe(type);
});
