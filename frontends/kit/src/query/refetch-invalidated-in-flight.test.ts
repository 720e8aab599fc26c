import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { refetchIfInvalidatedInFlight } from './refetch-invalidated-in-flight.ts';

const queryKey = ['api', '/wallet/u1'];

/** A page that shows an amount. The test decides when a request is answered, with the amount at the time of the request. */
const openPage = () => {
  let amount = 0;
  const pending: PromiseWithResolvers<number>[] = [];
  const amountAtRequest = new Map<PromiseWithResolvers<number>, number>();
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } });
  refetchIfInvalidatedInFlight(client);
  const page = new QueryObserver<number>(client, {
    queryKey,
    queryFn: () => {
      const answer = Promise.withResolvers<number>();
      pending.push(answer);
      amountAtRequest.set(answer, amount);
      return answer.promise;
    },
  });
  page.subscribe(() => undefined);
  return {
    client,
    change: (next: number) => {
      amount = next;
    },
    /** Answers the oldest pending request. */
    answer: async () => {
      const oldest = pending.shift();
      oldest?.resolve(amountAtRequest.get(oldest) ?? 0);
      await settled();
    },
    fail: async () => {
      pending.shift()?.reject(new Error('unavailable'));
      await settled();
    },
    pendingCount: () => pending.length,
    shown: () => page.getCurrentResult().data,
  };
};

describe('a query that is changed while its request is in flight', () => {
  it('is refetched when it is invalidated during the first request', async () => {
    const page = openPage();
    page.change(500);
    void page.client.invalidateQueries({ queryKey });
    await page.answer();
    expect(page.pendingCount()).toBe(1);
    await page.answer();
    expect(page.shown()).toBe(500);
    expect(page.pendingCount()).toBe(0);
  });

  it('is refetched when its data are written during the first request', async () => {
    const page = openPage();
    page.change(500);
    page.client.setQueryData(queryKey, 500);
    await page.answer();
    await page.answer();
    expect(page.shown()).toBe(500);
  });

  it('is refetched when it is invalidated during a request that follows a failed one', async () => {
    const page = openPage();
    await page.fail();
    void page.client.refetchQueries({ queryKey });
    page.change(500);
    void page.client.invalidateQueries({ queryKey });
    await page.answer();
    await page.answer();
    expect(page.shown()).toBe(500);
  });

  it('is not refetched when nothing changes during a request', async () => {
    const page = openPage();
    await page.answer();
    page.client.setQueryData(queryKey, 7);
    expect(page.pendingCount()).toBe(0);
    void page.client.invalidateQueries({ queryKey });
    void page.client.invalidateQueries({ queryKey });
    await page.answer();
    await page.answer();
    expect(page.pendingCount()).toBe(0);
  });
});
