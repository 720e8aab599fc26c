import path from 'node:path';
import { subscribeOnEveryReplica } from '../src/kafka/index.ts';
import { startService } from '../src/service/index.ts';
import { eventually, type ServiceUnderTest, startTestService } from '../src/testing/index.ts';
import { type NotesService, noteEvents, notesSettings, notesStart, wordsOf, written } from './notes/notes.ts';

const memories: string[][] = [];
const followNotes = () => {
  const memory: string[] = [];
  memories.push(memory);
  return notesStart((service) =>
    subscribeOnEveryReplica(service, {
      topic: noteEvents,
      handle: (event) => void memory.push(wordsOf(event)),
      reload: async () => void memory.push('loaded'),
    }),
  ).start;
};
let suite: ServiceUnderTest<NotesService['settings']>;

beforeAll(async () => {
  suite = await startTestService(path.join(__dirname, 'notes'), {
    settings: notesSettings,
    start: followNotes(),
  });
});
afterAll(() => suite.stop());

it('every replica loads its memory once it will miss nothing, and then sees every event', async () => {
  const second = await startService({ name: 'notes', settings: suite.settings, start: followNotes() });
  await eventually(() => expect(memories).toEqual([['loaded'], ['loaded']]));
  await suite.publish(noteEvents, 'a', written('new'));
  await eventually(() =>
    expect(memories).toEqual([
      ['loaded', 'new'],
      ['loaded', 'new'],
    ]),
  );
  await second.stop();
});
