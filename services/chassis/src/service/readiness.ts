export type Phase = 'starting' | 'serving' | 'draining';

export interface ReadinessReport {
  readonly ready: boolean;
  readonly phase: Phase;
  /** `ok` or the error, by the name of the check. */
  readonly checks: Readonly<Record<string, string>>;
}

export interface Readiness {
  readonly addCheck: (name: string, check: () => Promise<void>) => void;
  readonly setPhase: (phase: Phase) => void;
  readonly report: () => Promise<ReadinessReport>;
}

const checkTimeoutMs = 2000;

/** The service is ready when it has started, does not drain, and every check passes within two seconds. */
export const createReadiness = (): Readiness => {
  const checks = new Map<string, () => Promise<void>>();
  let phase: Phase = 'starting';
  return {
    addCheck: (name, check) => void checks.set(name, check),
    setPhase: (next) => {
      phase = next;
    },
    report: async () => {
      const outcomes = await Promise.all(
        [...checks].map(async ([name, check]) => [name, await outcomeOf(check)] as const),
      );
      const ready = phase === 'serving' && outcomes.every(([, outcome]) => outcome === 'ok');
      return { ready, phase, checks: Object.fromEntries(outcomes) };
    },
  };
};

const outcomeOf = async (check: () => Promise<void>): Promise<string> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer in ${checkTimeoutMs} ms`), checkTimeoutMs);
  });
  const outcome = check().then(
    () => 'ok',
    (error: unknown) => (error instanceof Error ? error.message || error.name : String(error)),
  );
  return Promise.race([outcome, timeout]).finally(() => clearTimeout(timer));
};
