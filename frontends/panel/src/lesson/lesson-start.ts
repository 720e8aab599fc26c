/** How the lesson starts, from the state of the link that opened it. */
export type LessonStart = {
  /** Without a click on the play button. */
  play: boolean;
  /** At this second instead of the saved position. */
  at?: number;
};

/** Whether the link opens the notes beside the lesson instead of the list of lessons. */
export const opensNotes = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'part' in state && state.part === 'notes';

export const readStart = (state: unknown): LessonStart => {
  if (typeof state !== 'object' || state === null) return { play: false };
  const play = 'play' in state && state.play === true;
  return 'at' in state && typeof state.at === 'number' ? { play, at: state.at } : { play };
};
