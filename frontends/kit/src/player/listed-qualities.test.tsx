import { act, renderInApp, screen, userEvent } from '@sargam/kit/testing';
import { PlayerSettings } from './PlayerSettings.tsx';

const playlist = '/api/v1/video/l/hls/si.gned/x/index.m3u8';

it.each([
  ['with sound', 200, '480p.m3u8\n240p.m3u8\nsound.m3u8\n', 3],
  ['without sound', 200, '480p.m3u8\n240p.m3u8\n', 2],
  ['whose playlist cannot be loaded', 403, 'sound.m3u8\n', 2],
])('the settings of a video %s offer the qualities that it has', async (_, status, text, count) => {
  const load = jest.fn(async () => new Response(text, { status }));
  renderInApp(<PlayerSettings captions={[]} video={{ current: null }} src={playlist} />, { path: '/lesson' });
  globalThis.fetch = load;
  await userEvent.click(screen.getByRole('button', { name: 'Captions, quality and window' }));
  expect(load).toHaveBeenCalledWith(playlist, expect.anything());
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.getAllByRole('radio')).toHaveLength(count);
});
