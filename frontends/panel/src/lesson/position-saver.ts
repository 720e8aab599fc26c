export type Position = { lesson: string; seconds: number };

type SaverOptions = {
  send: (position: Position) => Promise<void>;
  /** Whether asking again can help. */
  willPass: (error: unknown) => boolean;
  wait: (attempt: number) => Promise<void>;
};

const ATTEMPTS = 8;

/**
 * Saves positions while a service may be restarting: one that fails is sent again until a newer one overtakes it. True
 * once it is saved.
 */
export const createPositionSaver = ({ send, willPass, wait }: SaverOptions) => {
  let newest = 0;
  return async (position: Position): Promise<boolean> => {
    const own = ++newest;
    for (let attempt = 0; attempt < ATTEMPTS && own === newest; attempt++) {
      try {
        await send(position);
        return true;
      } catch (error) {
        if (!willPass(error)) return false;
        await wait(attempt);
      }
    }
    return false;
  };
};
