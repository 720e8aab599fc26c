import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';

type Db = Kysely<Tables>;
export type CaptionLanguage = 'en' | 'bn';

export const parseCaptionLanguage = (text: string): CaptionLanguage | undefined =>
  text === 'en' || text === 'bn' ? text : undefined;

interface Captions {
  readonly lessonId: string;
  readonly language: CaptionLanguage;
  readonly content: string;
}

export const saveCaptions = async (
  tx: Db,
  { lessonId, language, content }: Captions,
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('captions')
    .values({ lesson_id: lessonId, language, content, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['lesson_id', 'language']).doUpdateSet({ content, updated_at: now }),
    )
    .execute();
};

export const removeCaptions = async (tx: Db, lessonId: string, language: CaptionLanguage): Promise<void> => {
  await tx
    .deleteFrom('captions')
    .where('lesson_id', '=', lessonId)
    .where('language', '=', language)
    .execute();
};

export const findCaptions = async (
  db: Db,
  lessonId: string,
  language: CaptionLanguage,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('captions')
    .select('content')
    .where('lesson_id', '=', lessonId)
    .where('language', '=', language)
    .executeTakeFirst();
  return row?.content;
};

/** A hash of the captions by language, for audit entries: the text is too long for an entry. */
export type CaptionDigests = Readonly<Partial<Record<CaptionLanguage, string>>>;

const languages = ['en', 'bn'] as const;

const digestOf = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 16);

export const listCaptionDigests = async (db: Db, lessonId: string): Promise<CaptionDigests> => {
  const rows = await db
    .selectFrom('captions')
    .select(['language', 'content'])
    .where('lesson_id', '=', lessonId)
    .orderBy('language', 'desc')
    .execute();
  return Object.fromEntries(rows.map(({ language, content }) => [language, digestOf(content)]));
};

/** An empty text removes the captions of its language; languages without a text stay. */
export const digestsAfter = (
  before: CaptionDigests,
  captions: Partial<Record<CaptionLanguage, string>> = {},
): CaptionDigests =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const content = captions[language];
      const digest = content === undefined ? before[language] : content && digestOf(content);
      return digest ? [[language, digest]] : [];
    }),
  );
