import { screen, userEvent, waitFor } from '@sargam/kit/testing';
import { lesson, openLessons, press, sentBody } from './lesson-test-page.tsx';

const form = async (request: Request) => Object.fromEntries(await request.formData());

beforeEach(() => sessionStorage.clear());

it('saves tempo, tempo map, metre, first beat and chapters, and removes what is emptied', async () => {
  openLessons({ 'POST /course/lesson/edit/l1': { success: true } }, [
    lesson('l1', 'First', {
      tempo: 90,
      tempoMap: [{ beat: 17, bpm: 96 }],
      chapters: [{ seconds: 0, title: 'Tuning' }],
    }),
  ]);
  await press(await screen.findByRole('button', { name: 'Details: First' }).then(() => 'Details: First'));
  await userEvent.clear(screen.getByLabelText('Tempo'));
  await userEvent.type(screen.getByLabelText('Metre'), '6/8');
  await userEvent.type(screen.getByLabelText('Tempo changes'), '{Enter}33 112');
  await userEvent.type(screen.getByLabelText('Chapters'), '{Enter}1:05 Chord');
  await press('Save');
  expect(await screen.findByText('Course Update Successfully!!!')).toBeVisible();
  expect(sentBody('/course/lesson/edit/l1')).toEqual({
    tempo: null,
    metre: '6/8',
    firstBeat: null,
    tempoMap: [
      { beat: 17, bpm: 96 },
      { beat: 33, bpm: 112 },
    ],
    chapters: [
      { seconds: 0, title: 'Tuning', titleBn: '' },
      { seconds: 65, title: 'Chord', titleBn: '' },
    ],
  });
});

it('a tempo with decimals can be saved', async () => {
  openLessons({ 'POST /course/lesson/edit/l1': { success: true } }, [lesson('l1', 'First', { tempo: 92.5 })]);
  await press(await screen.findByRole('button', { name: 'Details: First' }).then(() => 'Details: First'));
  await userEvent.type(screen.getByLabelText('Metre'), '6/8');
  await press('Save');
  expect(await screen.findByText('Course Update Successfully!!!')).toBeVisible();
  expect(sentBody('/course/lesson/edit/l1')).toMatchObject({ tempo: 92.5, metre: '6/8' });
});

it('saves captions of a language and the notes, and removes them', async () => {
  const sent: unknown[] = [];
  openLessons(
    {
      'POST /course/lesson/captions/l1': async (request: Request) => void sent.push(await request.json()),
      'POST /course/lesson/score/l1': async (request: Request) => void sent.push(await form(request)),
    },
    [lesson('l1', 'First', { captions: [{ language: 'bn', src: null }] })],
  );
  await press(await screen.findByRole('button', { name: 'Details: First' }).then(() => 'Details: First'));
  await userEvent.upload(screen.getByLabelText('Captions, English (WebVTT)'), new File(['WEBVTT'], 'a.vtt'));
  await userEvent.upload(screen.getByLabelText('Notes (MusicXML or Guitar Pro)'), new File(['x'], 'a.gp'));
  await press('Delete');
  await waitFor(() =>
    expect(sent).toEqual([
      { language: 'en', text: 'WEBVTT' },
      { score: expect.any(File) },
      { language: 'bn', text: '' },
    ]),
  );
});
