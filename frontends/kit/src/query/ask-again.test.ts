import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { askAgainWhereOvertaken } from './ask-again.ts';

const queryKey = ['api', '/wallet/u1'];

/** A page that shows an amount; each question is answered, with what was true as it was asked, when the test says so. */
const openPage = () => {
  let amount = 0;
  const answers: (() => void)[] = [];
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } });
  askAgainWhereOvertaken(client);
  const page = new QueryObserver<number>(client, {
    queryKey,
    queryFn: () => {
      const now = amount;
      return new Promise((resolve) => answers.push(() => resolve(now)));
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
      answers.shift()?.();
      await new Promise((resolve) => setTimeout(resolve, 0));
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
