import { act, renderInApp, screen, userEvent } from '@sargam/kit/testing';
import { Chapters } from './Chapters.tsx';

const chapters = [
  { seconds: 0, title: 'Count-in' },
  { seconds: 8, title: 'The round' },
];

it('a chapter is opened by its button and by [ and ], and the current one is marked', async () => {
  const video = document.createElement('video');
  renderInApp(<Chapters video={video} chapters={chapters} />, { path: '/lesson' });
  const expectAt = (seconds: number, name: RegExp): void => {
    expect(video.currentTime).toBe(seconds);
    act(() => void video.dispatchEvent(new Event('seeked')));
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-current', 'true');
  };
  await userEvent.click(screen.getByRole('button', { name: /The round/ }));
  expectAt(8, /The round/);
  await userEvent.keyboard('[[');
  expectAt(0, /Count-in/);
  await userEvent.keyboard(']');
  expectAt(8, /The round/);
});

it('a lesson without chapters has no heading for them', () => {
  renderInApp(<Chapters video={document.createElement('video')} chapters={[]} />, { path: '/lesson' });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
