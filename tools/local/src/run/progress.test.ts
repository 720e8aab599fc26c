import { formatWaitingLine, openProgress } from './progress.ts';

const terminal = (isTTY: boolean) => {
  const written: string[] = [];
  return { isTTY, columns: 60, write: (text: string) => written.push(text), written };
};

describe('progress', () => {
  it('prints plain lines without a terminal and in CI', async () => {
    for (const [screen, env] of [
      [terminal(false), {}],
      [terminal(true), { CI: 'true' }],
    ] as const) {
      const progress = openProgress(screen, env);
      await progress.track('kafka', Promise.resolve());
      progress.print('ready');
      progress.close();
      expect(screen.written).toEqual(['ready\n']);
    }
  });

  it('shows the pending names at a terminal and erases them at the end', async () => {
    const screen = terminal(true);
    const progress = openProgress(screen, {});
    await progress.track('kafka', Promise.resolve());
    progress.close();
    expect(screen.written.join('')).toContain('waiting for kafka');
    expect(screen.written.at(-1)).toBe('\r\x1b[K');
  });

  it('cuts a line that is longer than the terminal', () => {
    expect(formatWaitingLine(['a'.repeat(100)], 3, 40).length).toBeLessThan(40);
  });
});
