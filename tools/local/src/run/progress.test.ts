import { formatWaitingLine, openProgress } from './progress.ts';

const terminal = (isTTY: boolean) => {
  const written: string[] = [];
  return { isTTY, columns: 60, write: (text: string) => written.push(text), written };
};

describe('progress', () => {
  it('is plain lines where nobody watches', async () => {
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

  it('says at a terminal what is waited for, and takes it back when done', async () => {
    const screen = terminal(true);
    const progress = openProgress(screen, {});
    await progress.track('kafka', Promise.resolve());
    progress.close();
    expect(screen.written.join('')).toContain('waiting for kafka');
    expect(screen.written.at(-1)).toBe('\r\x1b[K');
  });

  it('never wraps', () => {
    expect(formatWaitingLine(['a'.repeat(100)], 3, 40).length).toBeLessThan(40);
  });
});
