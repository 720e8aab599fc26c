type Chapter = { readonly seconds: number };

/** Within this time after its beginning, going back opens the chapter before. */
const RESTART_S = 3;

export const findNextChapter = <C extends Chapter>(chapters: readonly C[], at: number): C | undefined =>
  chapters.find(({ seconds }) => seconds > at);

/** The beginning of the current chapter, or of the one before it. */
export const findPreviousChapter = <C extends Chapter>(chapters: readonly C[], at: number): C | undefined =>
  chapters.findLast(({ seconds }) => seconds + RESTART_S < at) ?? chapters[0];
