import type { Person } from './person.ts';

/** The steps of one story: once one has failed, those that follow say so at once instead of waiting in vain. */
export const openStory = (name: string, who: () => Person | undefined) => {
  let failed: string | undefined;
  return (step: string, work: () => Promise<void>, timeout?: number): void => {
    it(
      step,
      async () => {
        if (failed) throw new Error(`Not tried, because "${failed}" failed.`);
        try {
          await work();
        } catch (error) {
          failed = step;
          const person = who();
          await person?.shot(`failed-${name}`).catch(() => undefined);
          if (person && error instanceof Error) error.message += `\n  at ${person.page.url()}`;
          throw error;
        }
      },
      timeout,
    );
  };
};
