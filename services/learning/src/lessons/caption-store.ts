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
