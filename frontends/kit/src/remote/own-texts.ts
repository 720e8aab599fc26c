// Each module that a remote exposes waits for this one, so nothing of the remote is rendered without its texts.
import { addTexts } from '@sargam/kit';
import { requestTexts } from './text-requests.ts';

/** Repeats failed requests without an end, because a module that has failed stays failed. Meanwhile the shell offers a retry. */
const addOwnTexts = async (): Promise<void> => {
  try {
    await addTexts(requestTexts);
  } catch {
    await addOwnTexts();
  }
};

await addOwnTexts();
