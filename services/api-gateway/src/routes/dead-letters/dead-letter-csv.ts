import type { Language } from '../../api/language.ts';
import { csvColumn } from '../../csv/csv-columns.ts';
import { csvChunks, numberedPages } from '../../csv/csv-pages.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { upstreams } from '../../upstream/upstreams.ts';
import type { CollectedDeadLetter } from './collect-dead-letters.ts';

const { text, instant } = csvColumn;
type Row = CollectedDeadLetter;

const columns = [
  text<Row>({ en: 'Service', bn: 'সার্ভিস' }, ({ service }) => service),
  instant<Row>({ en: 'When', bn: 'কখন' }, ({ at }) => at),
  text<Row>({ en: 'Topic', bn: 'টপিক' }, ({ topic }) => topic),
  text<Row>({ en: 'Event', bn: 'ইভেন্ট' }, ({ eventId }) => eventId),
  text<Row>({ en: 'Consumer group', bn: 'কনজিউমার গ্রুপ' }, ({ group }) => group),
  text<Row>({ en: 'Error', bn: 'সমস্যা' }, ({ error }) => error),
];

/** One service after the other, each with its newest dead letter first. */
async function* pagesOfServices(deps: HandlerDeps): AsyncGenerator<readonly Row[], void> {
  for (const service of upstreams)
    yield* numberedPages<Row>(
      async (page) =>
        (await deps[`${service}DeadLetters`].listDeadLetters({ page })).deadLetters.map((deadLetter) => ({
          ...deadLetter,
          service,
        })),
      ({ topic, group, eventId }) => `${topic} ${group} ${eventId}`,
    );
}

/** Every dead letter. A service that does not answer ends the file, so that no shorter file is taken for the whole one. */
export const deadLetterCsv = (deps: HandlerDeps, language: Language) =>
  csvChunks(columns, pagesOfServices(deps), language);
