/** An error that the user can fix. Only its message is printed, without a stack. */
export class UserFacingError extends Error {
  override readonly name = 'UserFacingError';
}

/** Runs the main function of a command. An error is printed, and the exit code becomes 1. */
export const runCommand = async (main: () => Promise<void>): Promise<void> => {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof UserFacingError ? error.message : error);
    process.exitCode = 1;
    // Open sockets and timers must not keep a failed command running.
    setTimeout(() => process.exit(1), 100).unref();
  }
};
