import { startTestSystem, type TestSystem } from './system/system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.stop(), 30_000);
beforeEach(() => {
  system.clock.now = new Date();
});

describe('password guessing', () => {
  const guess = (email: string, browser = '') =>
    system.logIn(email, 'wrong password', browser).catch((refusal: { code: string }) => refusal.code);

  const waitAfterGuess = async (email: string): Promise<number> => {
    await expect(guess(email)).resolves.toBe('login-failed');
    return secondsToWait(email);
  };
  const secondsToWait = async (email: string): Promise<number> => {
    const refusal = await system.logIn(email, 'wrong password').catch((error: unknown) => error);
    expect(refusal).toMatchObject({ kind: 'too_many', code: 'login-throttled' });
    return Number((refusal as { detail: Record<string, string> }).detail['retryAfter']);
  };
  const waitSeconds = (seconds: number) => {
    system.clock.now = new Date(system.clock.now.getTime() + seconds * 1000);
  };

  it('is delayed after ten attempts, also for concurrent ones, and the error has the wait', async () => {
    const { email, password } = await system.createPerson();
    const answers = await Promise.all(Array.from({ length: 25 }, () => guess(email)));
    expect(answers.filter((answer) => answer === 'login-failed')).toHaveLength(10);
    waitSeconds(await secondsToWait(email));
    await system.logIn(email, password);
  });

  it('is delayed longer after each further attempt, and never longer than 15 minutes', async () => {
    const { email, password } = await system.createPerson();
    await Promise.all(Array.from({ length: 9 }, () => guess(email)));
    const waits: number[] = [];
    for (let time = 0; time < 14; time += 1) {
      const wait = await waitAfterGuess(email);
      waits.push(wait);
      waitSeconds(wait);
    }
    expect(waits.slice(0, 5)).toEqual([1, 2, 4, 8, 16]);
    expect(waits).toEqual([...waits].sort((one, other) => one - other));
    expect(waits.at(-1)).toBeGreaterThan(600);
    expect(Math.max(...waits)).toBeLessThanOrEqual(15 * 60);
    await system.logIn(email, password);
  });

  it('is blocked in the same way for an unknown address', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess('nobody-here@example.com')));
    expect(answers.filter((answer) => answer === 'login-throttled')).toHaveLength(2);
  });

  it('from elsewhere, eleven times and then for an hour, does not delay the owner in a known browser', async () => {
    const { email, password, logIn } = await system.createPerson();
    const { browserToken } = await logIn();
    const answers: string[] = [];
    for (let time = 0; time < 11; time += 1) answers.push((await guess(email)) as string);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 'login-failed'), 'login-throttled']);
    expect((await system.logIn(email, password, browserToken)).browserToken).toBe(browserToken);
    for (let minute = 0; minute < 60; minute += 1) {
      system.advanceMinutes(1);
      await guess(email);
    }
    expect((await system.logIn(email, password, browserToken)).browserToken).toBe(browserToken);
  });

  it('rejects invented browser tokens and tokens of another account', async () => {
    const { email } = await system.createPerson();
    const otherToken = (await (await system.createPerson()).logIn()).browserToken;
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, (_, index) => guess(email, `made up ${index}`)),
      ...Array.from({ length: 5 }, () => guess(email, otherToken)),
    ]);
    expect(answers.filter((answer) => answer === 'login-failed')).toHaveLength(10);
    const { email: mine, password } = await system.createPerson();
    expect((await system.logIn(mine, password, 'planted')).browserToken).not.toBe('planted');
  });

  it('does not count attempts with the correct password, from known or unknown browsers', async () => {
    const { email, password, logIn } = await system.createPerson();
    const { browserToken } = await logIn();
    await Promise.all(Array.from({ length: 9 }, () => guess(email)));
    for (let time = 0; time < 15; time += 1) await logIn();
    for (let time = 0; time < 15; time += 1) await system.logIn(email, password, browserToken);
    expect(await guess(email)).toBe('login-failed');
    expect(await guess(email)).toBe('login-throttled');
  });

  it('in a known browser is delayed too, and does not delay another known browser', async () => {
    const { email, password, logIn } = await system.createPerson();
    const [one, other] = [(await logIn()).browserToken, (await logIn()).browserToken];
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess(email, one)));
    expect(answers.filter((answer) => answer === 'login-throttled')).toHaveLength(2);
    await system.logIn(email, password, other);
    await logIn();
  });
});
