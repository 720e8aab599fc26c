import path from 'node:path';
import { subscribeOnEveryReplica } from '../src/kafka/index.ts';
import { startService } from '../src/service/index.ts';
import { eventually, type ServiceUnderTest, startTestService } from '../src/testing/index.ts';
import {
  createNotesStart,
  type NotesService,
  noteEvents,
  notesSettings,
  noteWords,
  noteWritten,
} from './notes/notes.ts';

const replicaCaches: string[][] = [];
const createSubscriberStart = () => {
  const cache: string[] = [];
  replicaCaches.push(cache);
  return createNotesStart((service) =>
    subscribeOnEveryReplica(service, {
      topic: noteEvents,
      handle: (event) => void cache.push(noteWords(event)),
      reload: async () => void cache.push('loaded'),
    }),
  ).start;
};
let suite: ServiceUnderTest<NotesService['settings']>;

beforeAll(async () => {
  suite = await startTestService(path.join(import.meta.dirname, 'notes'), {
    settings: notesSettings,
    start: createSubscriberStart(),
  });
});
afterAll(() => suite.stop());

it('every replica loads its cache after it has subscribed, and then receives every event', async () => {
  const second = await startService({
    name: 'notes',
    settings: suite.settings,
    start: createSubscriberStart(),
  });
  await eventually(() => expect(replicaCaches).toEqual([['loaded'], ['loaded']]));
  await suite.publish(noteEvents, 'a', noteWritten('new'));
  await eventually(() =>
    expect(replicaCaches).toEqual([
      ['loaded', 'new'],
      ['loaded', 'new'],
    ]),
  );
  await second.stop();
});
