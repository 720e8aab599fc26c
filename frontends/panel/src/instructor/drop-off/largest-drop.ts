type Lesson = { _id: string; watched: number };

/** The id of the lesson after which the most students are missing, compared with the lesson before; undefined if none are. */
export const findLargestDrop = (students: number, lessons: readonly Lesson[]): string | undefined => {
  const drops = lessons.map(({ _id, watched }, at) => ({
    _id,
    missing: (lessons[at - 1]?.watched ?? students) - watched,
  }));
  const largest = drops.reduce<(typeof drops)[number] | undefined>(
    (most, drop) => (drop.missing > (most?.missing ?? 0) ? drop : most),
    undefined,
  );
  return largest?._id;
};
