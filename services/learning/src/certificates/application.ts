/** What a student did with a course, as far as its certificate is concerned. */
export interface Studies {
  /** Bought, and not given back; that access has ended since does not matter. */
  readonly bought: boolean;
  readonly lessons: number;
  readonly finished: number;
}

/** Why no certificate can be asked for yet. */
export type Obstacle = 'not-bought' | 'no-lessons' | 'unfinished';

/** A certificate can be asked for at 100% of the lessons (decision C7); of no lessons there is nothing to certify. */
export const obstacleTo = ({ bought, lessons, finished }: Studies): Obstacle | undefined => {
  if (!bought) return 'not-bought';
  if (lessons === 0) return 'no-lessons';
  return finished < lessons ? 'unfinished' : undefined;
};
