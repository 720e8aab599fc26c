import { limitConcurrency } from '@sargam/chassis/concurrency';
import { newId } from '@sargam/chassis/ids';
import type { Service } from '@sargam/chassis/service';
import type { Deliver } from '../mails/relay.ts';
import type { Recipient, RecipientStore } from '../recipients/recipient-store.ts';
import { type Content, chooseLanguage } from './campaign.ts';
import { campaignMail, unsubscribeHeaders, unsubscribePage } from './campaign-mail.ts';
import { outcomeOfError } from './delivery-outcome.ts';
import type { OptOutStore } from './opt-out-store.ts';
import type { RecipientRow, RowModel } from './recipient-row-store.ts';
import { type Outcome, type RowClaims, rowClaims } from './row-claims.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

export interface BatchDeps {
  readonly service: Service;
  readonly rows: RowModel;
  readonly people: RecipientStore;
  readonly optOuts: OptOutStore;
  readonly tokens: UnsubscribeTokens;
  readonly siteUrl: string;
  readonly deliver: Deliver;
  readonly count: (outcome: string) => void;
}

/** Connections to the relay for mass mail. Receipts and verification links have connections of their own and do not wait for it. */
export const campaignConnections = 3;

/** The row with the present address, name and language of the account, or why it gets no mail. */
const checkRecipient = (
  row: RecipientRow,
  person: Recipient | undefined,
  isOptedOut: boolean,
): RecipientRow | { readonly skipped: string } => {
  if (isOptedOut) return { skipped: 'unsubscribed' };
  if (person?.suspended) return { skipped: 'suspended' };
  return person ? { ...row, email: person.email, language: person.language } : row;
};

/** What the people and opt-outs say now, which may be later than when the recipients were read. */
const checkRecipients = async ({ people, optOuts }: BatchDeps, batch: readonly RecipientRow[]) => {
  const ids = batch.map(({ personId }) => personId).filter((id) => id !== '');
  const [persons, optedOut] = await Promise.all([people.findAll(ids), optOuts.findOptedOut(batch)]);
  const byId = new Map(persons.map((person) => [person._id, person]));
  return batch.map((row) => ({
    row,
    checked: checkRecipient(row, byId.get(row.personId), optedOut.has(row)),
  }));
};

const deliverTo = async (deps: BatchDeps, row: RecipientRow, content: Content): Promise<Outcome> => {
  const { service, tokens, siteUrl } = deps;
  const language = chooseLanguage(content, row.language);
  const token = tokens.sign(row._id);
  const links = { siteUrl, unsubscribeUrl: unsubscribePage(siteUrl, token) };
  try {
    await deps.deliver(
      { id: row._id, language, recipient: row.email, headers: unsubscribeHeaders(siteUrl, token) },
      campaignMail(content, language, links),
    );
    return { state: 'sent' };
  } catch (error) {
    const { state, reason, retryAfterMs } = outcomeOfError(error, row.attempts + 1);
    // Without the error: its text can contain the address.
    const { code, responseCode } = error as Partial<Record<string, unknown>>;
    service.log.warn({ mail: row._id, state, code, responseCode }, 'mail of campaign not sent');
    return { state, reason, dueAt: new Date(service.clock().getTime() + retryAfterMs) };
  }
};

/** Sends to one claimed recipient, unless the recipient gets no mail or the second is over. */
const sendToRow = async (
  deps: BatchDeps,
  claims: RowClaims,
  { row, checked }: Awaited<ReturnType<typeof checkRecipients>>[number],
  content: Content,
): Promise<void> => {
  if ('skipped' in checked) {
    await claims.settle(row._id, { state: 'skipped', reason: checked.skipped });
    return deps.count('skipped');
  }
  if (!(await claims.begin(row._id))) return;
  const outcome = await deliverTo(deps, checked, content);
  await claims.settle(row._id, outcome);
  deps.count(outcome.state === 'waiting' ? 'retried' : outcome.state);
  if (outcome.state === 'sent') deps.service.log.info({ mail: row._id }, 'mail of campaign sent');
};

/**
 * Claims and sends at most `limit` mails of the campaigns before `until`; no mail is begun later. Returns the number of claimed mails.
 * Each mail is marked as being sent before the relay is called, so that a killed process leaves an unknown outcome and no second mail.
 */
export const sendBatch = async (
  deps: BatchDeps,
  campaigns: ReadonlyMap<string, Content>,
  limit: number,
  until: Date,
): Promise<number> => {
  const { service, rows } = deps;
  const claims = rowClaims(rows, newId(), service.clock);
  const batch = await claims.claim([...campaigns.keys()], limit);
  const limited = limitConcurrency(campaignConnections);
  const unsent: string[] = [];
  const isOver = () => service.clock() >= until || service.stopping.aborted;
  await Promise.all(
    (await checkRecipients(deps, batch)).map((each) =>
      limited(async () => {
        const content = campaigns.get(each.row.campaignId);
        if (!content || isOver()) unsent.push(each.row._id);
        else await sendToRow(deps, claims, each, content);
      }),
    ),
  );
  await claims.release(unsent);
  return batch.length;
};
