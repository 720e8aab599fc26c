export type Position = { lesson: string; seconds: number };

type SaverOptions = {
  send: (position: Position) => Promise<void>;
  /** Whether a retry can help. */
  isTransient: (error: unknown) => boolean;
  wait: (attempt: number) => Promise<void>;
};

const ATTEMPTS = 8;

/**
 * Returns a function that saves a position. A failed request is retried until a newer position is saved. Returns true if
 * the position was saved.
 */
export const createPositionSaver = ({ send, isTransient, wait }: SaverOptions) => {
  let newest = 0;
  return async (position: Position): Promise<boolean> => {
    const sequence = ++newest;
    for (let attempt = 0; attempt < ATTEMPTS && sequence === newest; attempt++) {
      try {
        await send(position);
        return true;
      } catch (error) {
        if (!isTransient(error)) return false;
        await wait(attempt);
      }
    }
    return false;
  };
};
