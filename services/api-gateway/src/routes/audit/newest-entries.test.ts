import fc from 'fast-check';
import { upstreams } from '../../upstream/upstreams.ts';
import { collectNewest, type ServiceEntry } from './newest-entries.ts';

const entryOf = (service: ServiceEntry['service'], ms: number, id: string) =>
  ({ service, at: new Date(ms), id }) as ServiceEntry;
const byTime = (one: ServiceEntry, other: ServiceEntry) =>
  Number(other.at) - Number(one.at) || (one.id < other.id ? 1 : -1);

it('pages after the last entry have every entry once, newest first, however the entries are spread over the services', async () => {
  const spread = fc.array(fc.tuple(fc.nat(6), fc.nat(12)), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(spread, fc.integer({ min: 1, max: 25 }), async (drawn, count) => {
      const all = drawn
        .map(([service, ms], index) => entryOf(upstreams[service] ?? 'identity', ms, `e${index}`))
        .sort(byTime);
      const fetchEntries = async (
        service: string,
        before: { at: Date | undefined; id: string } | undefined,
        limit: number,
      ) =>
        all
          .filter((entry) => entry.service === service)
          .filter((entry) => !before || byTime(entry, before as ServiceEntry) > 0)
          .slice(0, limit);
      const pages: ServiceEntry[] = [];
      for (let page = await collectNewest(upstreams, { before: undefined, count }, fetchEntries); ; ) {
        pages.push(...page);
        if (page.length < count) break;
        page = await collectNewest(upstreams, { before: page.at(-1), count }, fetchEntries);
      }
      expect(pages).toEqual(all);
    }),
  );
});

it('a page of evenly spread entries needs one call of each service, with fewer rows than the page', async () => {
  const calls: number[] = [];
  await collectNewest(upstreams, { before: undefined, count: 21 }, async (service, _, limit) => {
    calls.push(limit);
    const offset = upstreams.indexOf(service);
    return Array.from({ length: limit }, (_each, index) =>
      entryOf(service, 1_000 - 7 * index - offset, `${service}${index}`),
    );
  });
  expect(calls).toEqual([6, 6, 6, 6, 6, 6, 6]);
});

it('a page whose entries are all of one service needs one more call of this service, for the rest of the page', async () => {
  const calls: (readonly [string, number])[] = [];
  const page = await collectNewest(
    upstreams,
    { before: undefined, count: 21 },
    async (service, before, limit) => {
      calls.push([service, limit]);
      const first = service === 'catalogue' ? 1_000 : 0;
      const from = before?.at ? before.at.getTime() - 1 : first;
      return Array.from({ length: limit }, (_each, index) =>
        entryOf(service, from - index, `${service}${from - index}`),
      );
    },
  );
  expect(page.map(({ service, at }) => [service, Number(at)])).toEqual(
    Array.from({ length: 21 }, (_, index) => ['catalogue', 1_000 - index]),
  );
  expect(calls.slice(upstreams.length)).toEqual([['catalogue', 15]]);
});
