import {
  type KafkaValues,
  kafkaSettings,
  type PostgresValues,
  type ProcessValues,
  postgresSettings,
  processSettings,
} from '@sargam/chassis/config';
import { defineTopic, type EventMeta, subscribes } from '@sargam/chassis/kafka';
import type { Service } from '@sargam/chassis/service';
import { type Database, openDatabase, type Tx } from '@sargam/chassis/sql';
import { runAsOwner, type ServiceUnderTest, startTestService } from '@sargam/chassis/testing';

export interface Notes {
  notes: { id: string; words: string; seen: bigint };
}
export type NotesService = Service<ProcessValues & PostgresValues & KafkaValues>;

export const notesSettings = { ...processSettings, ...postgresSettings, ...kafkaSettings };

/** The shape that ts-proto generates: a message with a oneof. */
export interface NoteEvent {
  readonly event?: { readonly $case: 'written'; readonly value: { readonly words: string } };
}

export const noteEvents = subscribes(
  defineTopic<NoteEvent>('notes.notes.v1', {
    encode: (event) => ({ finish: () => Buffer.from(JSON.stringify(event)) }),
    decode: (bytes) => JSON.parse(Buffer.from(bytes).toString()) as NoteEvent,
  }),
  { written: 'the note is saved' },
);

export const noteWritten = (words: string): NoteEvent => ({ event: { $case: 'written', value: { words } } });

export const noteWords = ({ event }: NoteEvent): string => event?.value.words ?? '';

/** Inserts the note; increments `seen` when the note exists. */
export const saveNote = async (tx: Tx<Notes>, words: string, meta: EventMeta): Promise<void> => {
  await tx
    .insertInto('notes')
    .values({ id: meta.key, words, seen: 1n })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({ seen: row('notes.seen', '+', 1n) })),
    )
    .execute();
};

/** A start function and the database that it opens. */
export const createNotesStart = (
  body: (service: NotesService, database: Database<Notes>) => void = () => undefined,
) => {
  const opened: { database?: Database<Notes> } = {};
  return {
    start: async (service: NotesService): Promise<void> => {
      opened.database = await openDatabase<Notes>(service);
      body(service, opened.database);
    },
    get database(): Database<Notes> {
      if (!opened.database) throw new Error('not started');
      return opened.database;
    },
  };
};

interface NotesInUse {
  readonly database: Database<Notes>;
  /** Runs a migration. */
  migrate(text: string): Promise<void>;
}

/** Starts the service for a test suite, with the notes a and b. */
export const useNotes = (): NotesInUse => {
  const notes = createNotesStart();
  let suite: ServiceUnderTest<NotesService['settings']>;
  beforeAll(async () => {
    suite = await startTestService(import.meta.dirname, { settings: notesSettings, start: notes.start });
    const rows = ['a', 'b'].map((id) => ({ id, words: id, seen: 0n }));
    await notes.database.db.insertInto('notes').values(rows).execute();
  });
  afterAll(() => suite.stop());
  return {
    get database() {
      return notes.database;
    },
    migrate: (text) => runAsOwner(suite.settings.databaseUrl, text),
  };
};
