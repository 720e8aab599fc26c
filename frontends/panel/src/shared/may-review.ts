/** A review may be written after a third of the lessons was watched (decision B64). */
export const mayReview = (watched: number, lessons: number): boolean => lessons > 0 && watched * 3 >= lessons;
