/** Something a person can mend. Its message is the one sentence they see; no stack is shown for it. */
export class UserFacingError extends Error {
  override readonly name = 'Obstacle';
}

/** Runs a command's main function: an Obstacle becomes its sentence and exit code 1. */
export const runCommand = async (main: () => Promise<void>): Promise<void> => {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof UserFacingError ? error.message : error);
    process.exitCode = 1;
    // Whatever is still open (a socket, a timer) must not keep a failed command alive.
    setTimeout(() => process.exit(1), 100).unref();
  }
};
