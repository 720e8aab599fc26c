import {
  act,
  buildUser,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import { buildLesson } from '../../testing/samples.ts';
import { Practice } from './Practice.tsx';

/** A video of 60 s. jsdom plays nothing, so the tests set the position. */
const createVideo = (): HTMLVideoElement => {
  const video = document.createElement('video');
  Object.defineProperty(video, 'duration', { value: 60 });
  Object.defineProperty(video, 'paused', { value: true, configurable: true });
  return video;
};

let ids: string[] = [];
Object.defineProperty(globalThis.crypto, 'randomUUID', { value: () => ids.shift() ?? 'new-id' });

const kept = { id: 'k1', name: 'Hard bar', start: 20.5, end: 24 };
const open = async (api: Record<string, unknown> = {}, lesson = buildLesson()) => {
  const video = createVideo();
  renderInApp(<Practice video={video} courseId="c1" lesson={lesson} />, {
    path: '/lesson',
    user: buildUser(),
    api: { 'GET /learning/loops/l1': { data: [kept] }, ...api },
  });
  await screen.findByRole('button', { name: 'Hard bar' });
  return video;
};
const seek = (video: HTMLVideoElement, seconds: number): void =>
  act(() => {
    video.currentTime = seconds;
    video.dispatchEvent(new Event('seeked'));
  });
const readPoints = (): string[] =>
  screen.getAllByRole('slider').map((handle) => handle.getAttribute('aria-valuetext') ?? '');

describe('the loop', () => {
  it('is set by A and B at the position of the video, and cleared by X', async () => {
    const video = await open();
    seek(video, 12.34);
    await userEvent.keyboard('a');
    seek(video, 15);
    await userEvent.keyboard('b');
    expect(readPoints()).toEqual(['00:12.3', '00:15.0']);
    await userEvent.keyboard('x');
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });

  it('is typed to a tenth of a second, and keys in the field are text', async () => {
    const video = await open();
    await userEvent.keyboard('a');
    const field = screen.getByRole('textbox', { name: 'Loop end' });
    await userEvent.clear(field);
    await userEvent.type(field, 'b0:07,5{Enter}');
    expect(field).toHaveAccessibleDescription('A time such as 1:02.3');
    await userEvent.clear(field);
    await userEvent.type(field, '০:০৭.৫{Enter}');
    expect(readPoints()).toEqual(['00:00.0', '00:07.5']);
    expect(video.currentTime).toBe(0);
  });

  it('is opened from the kept ones by its button and by its number', async () => {
    const video = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Hard bar' }));
    expect(readPoints()).toEqual(['00:20.5', '00:24.0']);
    await userEvent.keyboard('x1');
    expect(readPoints()).toEqual(['00:20.5', '00:24.0']);
    expect(video.currentTime).toBe(20.5);
  });

  it('is kept under a name; after a failure the name stays', async () => {
    await open({
      'PUT /learning/loops/l1/new-id': problemResponse(
        409,
        'too-many-loops',
        'You can keep 50 loops in a lesson.',
      ),
    });
    await userEvent.keyboard('1');
    const field = screen.getByRole('textbox', { name: 'Name of this loop' });
    await userEvent.type(field, 'Bridge{Enter}');
    const [sent] = sentRequests.filter(({ method }) => method === 'PUT');
    expect(sent?.path).toBe('/learning/loops/l1/new-id');
    expect(JSON.parse(sent?.body ?? '')).toEqual({ name: 'Bridge', start: 20.5, end: 24 });
    expect(
      await screen.findByText('You can keep 50 loops in a lesson. Delete one first.'),
    ).toBeInTheDocument();
    expect(field).toHaveValue('Bridge');
  });

  it('is saved with the same id after a lost answer, and with another one under another name', async () => {
    ids = ['practice', 'n1', 'n2'];
    const answers = [problemResponse(502, 'unknown', 'The answer was lost.'), { success: true }];
    await open({
      'PUT /learning/loops/l1/n1': () => answers.shift(),
      'PUT /learning/loops/l1/n2': { success: true },
    });
    await userEvent.keyboard('1');
    const field = screen.getByRole('textbox', { name: 'Name of this loop' });
    await userEvent.type(field, 'Bridge{Enter}');
    expect(await screen.findByText('Something went wrong. Try again.')).toBeInTheDocument();
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(field).toHaveValue(''));
    await userEvent.type(field, 'Verse{Enter}');
    await waitFor(() => expect(field).toHaveValue(''));
    const sent = sentRequests
      .filter(({ method }) => method === 'PUT')
      .map(({ path }) => path.split('/').at(-1));
    expect(sent).toEqual(['n1', 'n1', 'n2']);
  });

  it('is deleted by the button with its name', async () => {
    await open({ 'DELETE /learning/loops/l1/k1': { success: true } });
    await userEvent.click(screen.getByRole('button', { name: 'Delete Hard bar' }));
    expect(sentRequests.filter(({ method }) => method === 'DELETE')).toMatchObject([
      { path: '/learning/loops/l1/k1' },
    ]);
  });
});

describe('the speed', () => {
  it('is set by the buttons, and by − and + to the next specified one', async () => {
    const video = await open();
    const speeds = within(screen.getByRole('group', { name: /Playback speed/ }));
    await userEvent.click(speeds.getByRole('button', { name: '0.5×' }));
    expect(video.playbackRate).toBe(0.5);
    await userEvent.keyboard('+');
    expect(video.playbackRate).toBe(0.75);
    await userEvent.keyboard('--');
    expect(video.playbackRate).toBe(0.25);
  });

  it('is raised by the trainer after the rounds, and a wrong number is not used', async () => {
    const video = await open();
    Object.defineProperty(video, 'paused', { value: false });
    act(() => {
      video.playbackRate = 0.5;
    });
    await userEvent.keyboard('1t');
    const rounds = screen.getByRole('textbox', { name: 'After rounds' });
    await userEvent.clear(rounds);
    await userEvent.type(rounds, '99');
    expect(rounds).toHaveAccessibleDescription('From 1 to 50');
    await userEvent.clear(rounds);
    await userEvent.type(rounds, '২');
    for (const rate of [0.5, 0.55, 0.55, 0.6]) {
      seek(video, 24);
      expect([video.currentTime, video.playbackRate]).toEqual([20.5, rate]);
    }
  });
});

it('a lesson without a tempo has no metronome', async () => {
  await open();
  expect(screen.getByText('This lesson has no tempo yet.')).toBeInTheDocument();
});

it('the metronome shows the tempo at the speed of the video', async () => {
  const video = await open({}, buildLesson({ tempo: 90, metre: '3/4', firstBeat: 0 }));
  act(() => {
    video.playbackRate = 0.5;
    video.dispatchEvent(new Event('ratechange'));
  });
  expect(screen.getByText('45')).toBeInTheDocument();
  expect(screen.getByText('3 clicks before the video starts')).toBeInTheDocument();
});
