interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** The status line: the seconds since the start, and the pending names. */
export const formatWaitingLine = (names: readonly string[], seconds: number, columns: number): string => {
  const line = `  … ${seconds} s, waiting for ${names.join(', ')}`;
  return line.length < columns ? line : `${line.slice(0, Math.max(0, columns - 2))}…`;
};

const eraseLine = '\r\x1b[K';

/** The output of a command: permanent lines and, at a terminal, a status line with the pending work. */
export const openProgress = (terminal: Terminal, env: NodeJS.ProcessEnv = process.env) => {
  // A log file and a build server get plain lines only.
  const isLive = terminal.isTTY === true && !env.CI && env.TERM !== 'dumb';
  const since = Date.now();
  const waiting: string[] = [];

  const draw = () => {
    if (!isLive) return;
    const seconds = Math.round((Date.now() - since) / 1000);
    terminal.write(
      eraseLine + (waiting.length ? formatWaitingLine(waiting, seconds, terminal.columns ?? 80) : ''),
    );
  };
  const timer = isLive ? setInterval(draw, 500).unref() : undefined;

  return {
    print: (line: string): void => {
      terminal.write(`${isLive ? eraseLine : ''}${line}\n`);
      draw();
    },
    /** Shows `name` in the status line until the work is done. */
    track: async <T>(name: string, work: Promise<T>): Promise<T> => {
      waiting.push(name);
      draw();
      try {
        return await work;
      } finally {
        waiting.splice(waiting.indexOf(name), 1);
        draw();
      }
    },
    close: (): void => {
      waiting.length = 0;
      clearInterval(timer);
      draw();
    },
  };
};

export type Progress = ReturnType<typeof openProgress>;
