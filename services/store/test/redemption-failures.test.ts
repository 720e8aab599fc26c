import { GiftCardServiceDefinition } from '@sargam/proto/store/v1/giftcards';
import { giftCardEvents } from '../src/events/gift-card-events.ts';
import {
  adminCards,
  adminOrders,
  buyCards,
  cardsOf,
  startTestSystem,
  type TestSystem,
  value,
} from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem(import.meta.dirname);
}, 60_000);
afterAll(() => system.stop(), 30_000);

const buyCode = async (): Promise<string> => (await buyCards(system)).codes[0] ?? '';
const redeem = (student: string, code: string, idempotencyKey = '') =>
  cardsOf(system, student).redeemGiftCard({ code, studentId: student, idempotencyKey });
const findCard = async (code: string) =>
  (await adminCards(system).listGiftCards({})).giftCards.find(({ lastFour }) => code.endsWith(lastFour));
const listCredits = (students: readonly string[]) =>
  [...system.commerce.credits.values()].filter(({ studentId }) => students.includes(studentId));
const listRedeemedEvents = (cardId: string | undefined) =>
  system.suite
    .publishedEvents(giftCardEvents)
    .filter(({ event: { event } }) => event?.$case === 'redeemed' && event.value.giftCardId === cardId);

it('a repeat with the same key credits a card that the first request could not credit', async () => {
  const code = await buyCode();
  system.commerce.unavailable = true;
  await expect(redeem('mishu', code, 'm1')).rejects.toMatchObject({ code: 'gift-card-on-its-way' });
  system.commerce.unavailable = false;
  const answer = await redeem('mishu', code, 'm1');
  expect(answer).toMatchObject({ valuePoisha: value });
  expect(listCredits(['mishu'])).toHaveLength(1);
  expect(await redeem('mishu', code, 'm1')).toEqual(answer);
});

it('a card that was claimed while commerce was unavailable is credited later', async () => {
  const code = await buyCode();
  system.commerce.unavailable = true;
  await expect(redeem('shuvo', code)).rejects.toMatchObject({ code: 'gift-card-on-its-way' });
  await expect(redeem('thief', code)).rejects.toMatchObject({ code: 'gift-card-invalid' });
  await system.suite.restart(async () => {
    system.commerce.unavailable = false;
  });
  await system.suite.eventually(async () => expect(listCredits(['shuvo'])).toHaveLength(1));
  // The store records the credit after commerce has booked it.
  await system.suite.eventually(() =>
    expect(redeem('shuvo', code)).rejects.toMatchObject({ code: 'gift-card-already-redeemed' }),
  );
  expect(listCredits(['shuvo'])).toHaveLength(1);
});

it('a card is credited once when commerce’s answer is lost', async () => {
  const code = await buyCode();
  system.commerce.dropNextResponse = true;
  // The gRPC client may retry the call, so it may succeed or fail.
  await redeem('tuli', code).catch(() => undefined);
  const card = await findCard(code);
  await system.suite.eventually(async () => expect(listRedeemedEvents(card?.id)).toHaveLength(1));
  expect(listCredits(['tuli'])).toHaveLength(1);
});

/** All fields of an error that the caller gets. */
const catchError = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'accepted',
    ({ kind, code, message, fields, detail }) => ({ kind, code, message, fields, detail }),
  );

it('every invalid code has the same error, for reading and for redeeming', async () => {
  const used = await buyCode();
  await redeem('owner', used);
  const refundedOrder = await buyCards(system);
  await adminOrders(system).refundStoreOrder({
    orderId: refundedOrder.order.id,
    reason: 'Bought by mistake',
  });
  const expired = await buyCode();
  system.advanceClock(367 * 86_400_000);
  const codes = [
    used,
    refundedOrder.codes[0] ?? '',
    expired,
    'ABCD-EFGH-JKLM-2345',
    'hello',
    '',
    'x'.repeat(5_000),
    "'; drop table gift_cards; --",
    'a\0b',
  ];
  const answers = await Promise.all(
    codes.flatMap((code, index) => [
      catchError(redeem('guesser', code)),
      catchError(redeem('guesser', code, `guess-${index}`)),
      catchError(cardsOf(system, 'guesser').getGiftCardByCode({ code })),
      catchError(system.suite.client(GiftCardServiceDefinition).getGiftCardByCode({ code })),
    ]),
  );
  expect(answers[0]).toMatchObject({
    kind: 'not_found',
    code: 'gift-card-invalid',
    message: 'This gift card code is not valid.',
  });
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const metrics = await (await fetch(`${system.suite.opsUrl}/metrics`)).text();
  for (const call of ['redeem', 'get'])
    expect(metrics).toMatch(new RegExp(`gift_card_code_rejections_total\\{[^}]*call="${call}"[^}]*\\} \\d+`));
});
