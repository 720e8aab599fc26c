import type { BrowserUser } from './browser-user.ts';

/** Returns a function that defines consecutive tests: after one fails, the following ones fail immediately. */
export const defineSteps = (name: string, getUser: () => BrowserUser | undefined) => {
  let failedStep: string | undefined;
  return (step: string, run: () => Promise<void>, timeout?: number): void => {
    it(
      step,
      async () => {
        if (failedStep) throw new Error(`Not run, because "${failedStep}" failed.`);
        try {
          await run();
        } catch (error) {
          failedStep = step;
          const user = getUser();
          await user?.saveScreenshot(`failed-${name}`).catch(() => undefined);
          if (user && error instanceof Error) error.message += `\n  at ${user.page.url()}`;
          throw error;
        }
      },
      timeout,
    );
  };
};
