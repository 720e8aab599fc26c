import type { Logger } from 'pino';

export interface StopHooks {
  readonly add: (name: string, stop: () => Promise<void> | void) => void;
  /** Runs the hooks, the last added first. A failing hook is logged, and the next one runs. */
  readonly run: () => Promise<void>;
}

export const createStopHooks = (log: Logger): StopHooks => {
  const hooks: { name: string; stop: () => Promise<void> | void }[] = [];
  return {
    add: (name, stop) => void hooks.push({ name, stop }),
    run: async () => {
      for (let hook = hooks.pop(); hook; hook = hooks.pop()) {
        try {
          await hook.stop();
        } catch (err) {
          log.error({ err, hook: hook.name }, 'stop hook failed');
        }
      }
    },
  };
};
