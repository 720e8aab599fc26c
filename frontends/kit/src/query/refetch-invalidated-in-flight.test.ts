import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { refetchIfInvalidatedInFlight } from './refetch-invalidated-in-flight.ts';

const queryKey = ['api', '/wallet/u1'];

/** A page that shows an amount; each question is answered, with what was true as it was asked, when the test says so. */
const openPage = () => {
  let amount = 0;
  const answers: PromiseWithResolvers<number>[] = [];
  const asked = new Map<PromiseWithResolvers<number>, number>();
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } });
  refetchIfInvalidatedInFlight(client);
  const page = new QueryObserver<number>(client, {
    queryKey,
    queryFn: () => {
      const answer = Promise.withResolvers<number>();
      answers.push(answer);
      asked.set(answer, amount);
      return answer.promise;
    },
  });
  page.subscribe(() => undefined);
  return {
    client,
    change: (next: number) => {
      amount = next;
    },
    /** Answers the oldest question that waits. */
    answer: async () => {
      const oldest = answers.shift();
      oldest?.resolve(asked.get(oldest) ?? 0);
      await settled();
    },
    fail: async () => {
      answers.shift()?.reject(new Error('away'));
      await settled();
    },
    waiting: () => answers.length,
    shown: () => page.getCurrentResult().data,
  };
};

describe('an answer that was overtaken', () => {
  it('is asked for again, where the change fell into the first question', async () => {
    const page = openPage();
    page.change(500);
    void page.client.invalidateQueries({ queryKey });
    await page.answer();
    expect(page.waiting()).toBe(1);
    await page.answer();
    expect(page.shown()).toBe(500);
    expect(page.waiting()).toBe(0);
  });

  it('does not undo for long what was written meanwhile', async () => {
    const page = openPage();
    page.change(500);
    page.client.setQueryData(queryKey, 500);
    await page.answer();
    await page.answer();
    expect(page.shown()).toBe(500);
  });

  it('is asked for again after a first question that failed, too', async () => {
    const page = openPage();
    await page.fail();
    void page.client.refetchQueries({ queryKey });
    page.change(500);
    void page.client.invalidateQueries({ queryKey });
    await page.answer();
    await page.answer();
    expect(page.shown()).toBe(500);
  });

  it('costs nothing where nothing was changed meanwhile', async () => {
    const page = openPage();
    await page.answer();
    page.client.setQueryData(queryKey, 7);
    expect(page.waiting()).toBe(0);
    void page.client.invalidateQueries({ queryKey });
    void page.client.invalidateQueries({ queryKey });
    await page.answer();
    await page.answer();
    expect(page.waiting()).toBe(0);
  });
});
