/** Asks the person for the password. Resolves with true when a fresh access token is in use, with false when the person cancelled. */
type Prompt = () => Promise<boolean>;

let prompt: Prompt | undefined;
let running: Promise<boolean> | undefined;

/** Sets the dialog that asks for the password. Returns a function that removes it. */
export const setStepUpPrompt = (next: Prompt): (() => void) => {
  prompt = next;
  return () => {
    if (prompt === next) prompt = undefined;
  };
};

/** Asks once for concurrent requests; false on a page without the dialog. */
export const stepUp = (): Promise<boolean> => {
  running ??= (prompt?.() ?? Promise.resolve(false)).finally(() => {
    running = undefined;
  });
  return running;
};
