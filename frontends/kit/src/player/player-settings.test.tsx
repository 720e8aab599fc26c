import { renderInApp, screen, userEvent } from '@sargam/kit/testing';
import { createRef } from 'react';
import { Controls } from './Controls.tsx';
import type { VideoActions, VideoState } from './useVideo.ts';

const state: VideoState = {
  paused: false,
  waiting: false,
  started: true,
  ended: false,
  time: 3,
  duration: 60,
  volume: 1,
  muted: false,
  rate: 1,
};

it('Escape closes the settings also from one of its choices, and the focus returns to the button', async () => {
  renderInApp(
    <Controls
      video={createRef()}
      state={state}
      actions={{} as VideoActions}
      chapters={[]}
      captions={[{ language: 'en', src: '/captions' }]}
      src="/video.mp4"
      turnFullScreen={() => undefined}
    />,
  );
  const button = screen.getByRole('button', { name: 'Captions, quality and window' });
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('radio', { name: 'Large' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(button).toHaveFocus();
});
