import { GiftCardServiceDefinition } from '@sargam/proto/store/v1/giftcards';
import { giftCardEvents } from '../src/events/gift-card-events.ts';
import {
  adminCards,
  adminOrders,
  aProduct,
  bought,
  cardsOf,
  openWorld,
  shelfOf,
  value,
  type World,
} from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld(__dirname);
}, 60_000);
afterAll(() => world.stop(), 30_000);

const aCode = async (): Promise<string> => (await bought(world)).codes[0] ?? '';
const redeem = (student: string, code: string, idempotencyKey = '') =>
  cardsOf(world, student).redeemGiftCard({ code, studentId: student, idempotencyKey });
const cardOfCode = async (code: string) =>
  (await adminCards(world).listGiftCards({})).giftCards.find(({ lastFour }) => code.endsWith(lastFour));
const creditsOf = (students: readonly string[]) =>
  [...world.commerce.credits.values()].filter(({ studentId }) => students.includes(studentId));
const told = (cardId: string | undefined) =>
  world.suite
    .publishedEvents(giftCardEvents)
    .filter(({ event: { event } }) => event?.$case === 'redeemed' && event.value.giftCardId === cardId);

it('puts a card’s value into the wallet until its last day, and says so', async () => {
  const code = await aCode();
  const answer = await redeem('nila', code.toLowerCase().replaceAll('-', ' '));
  const card = await cardOfCode(code);
  expect(answer).toEqual({ valuePoisha: value, validTo: card?.validTo });
  expect(card).toMatchObject({ used: true, usedBy: 'nila', purchasedBy: 'tasnim' });
  expect(creditsOf(['nila'])).toMatchObject([{ valuePoisha: value, expiresAt: card?.validTo }]);
  await world.suite.eventually(async () => expect(told(card?.id)).toHaveLength(1));
});

it('looks as what was bought looks in the store, also after it was taken off the shelf', async () => {
  const [productId, image] = ['pictured', 'pictures/1.webp'];
  const shelf = shelfOf(world.suite);
  await shelf.saveProduct({ productId, product: aProduct({ slug: 'pictured', image }) });
  const { order, codes } = await bought(world, { productId });
  await shelf.deleteProduct({ productId });
  const face = await cardsOf(world, 'nila').getGiftCardByCode({ code: codes[0] ?? '' });
  expect(face).toMatchObject({ productId, image });
  const due = world.suite.publishedEvents(giftCardEvents).filter(({ key }) => key === order.id);
  expect(due.map(({ event: { event } }) => event)).toContainEqual(
    expect.objectContaining({ $case: 'due', value: expect.objectContaining({ image }) }),
  );
});

it('credits one of fifty who try one code at once, and nobody more after a restart', async () => {
  const code = await aCode();
  const students = Array.from({ length: 10 }, (_, at) => `racer-${at}`);
  const tries = () =>
    Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        redeem(students[at % students.length] ?? '', code).then(
          () => students[at % students.length],
          (refusal) => refusal.code,
        ),
      ),
    );
  const outcomes = await tries();
  const winners = new Set(outcomes.filter((outcome) => outcome !== 'gift-card-invalid'));
  expect(winners.size).toBe(1);
  const [winner] = winners;
  expect(creditsOf(students)).toMatchObject([{ studentId: winner, valuePoisha: value }]);
  await world.suite.restart();
  expect(new Set(await tries())).toEqual(new Set([winner, 'gift-card-invalid']));
  expect(creditsOf(students)).toHaveLength(1);
  const card = await cardOfCode(code);
  await world.suite.eventually(async () => expect(told(card?.id)).toHaveLength(1));
});

it('answers a student’s repeat as before, after a restart too', async () => {
  const code = await aCode();
  const first = await redeem('rumi', code, 'r1');
  expect(await redeem('rumi', code, 'r1')).toEqual(first);
  expect(await redeem('rumi', code)).toEqual(first);
  expect(creditsOf(['rumi'])).toHaveLength(1);
  const another = await aCode();
  await world.suite.restart();
  expect(await redeem('rumi', code, 'r1')).toEqual(first);
  await expect(redeem('rumi', another, 'r1')).rejects.toMatchObject({ code: 'idempotency-key-reused' });
  expect(creditsOf(['rumi'])).toHaveLength(1);
});

it('credits later what was claimed while commerce was away', async () => {
  const code = await aCode();
  world.commerce.away = true;
  await expect(redeem('shuvo', code)).rejects.toMatchObject({ code: 'gift-card-on-its-way' });
  await expect(redeem('thief', code)).rejects.toMatchObject({ code: 'gift-card-invalid' });
  await world.suite.restart(async () => {
    world.commerce.away = false;
  });
  await world.suite.eventually(async () => expect(creditsOf(['shuvo'])).toHaveLength(1));
  expect(await redeem('shuvo', code)).toMatchObject({ valuePoisha: value });
});

it('credits once where commerce did it and its answer was lost', async () => {
  const code = await aCode();
  world.commerce.loseAnswer = true;
  // The client tries a safe call again by itself; whichever way it ends, the card is credited once.
  await redeem('tuli', code).catch(() => undefined);
  const card = await cardOfCode(code);
  await world.suite.eventually(async () => expect(told(card?.id)).toHaveLength(1));
  expect(creditsOf(['tuli'])).toHaveLength(1);
});

it('shows a good code to whoever holds it', async () => {
  const code = await aCode();
  expect(await world.suite.client(GiftCardServiceDefinition).getGiftCardByCode({ code })).toMatchObject({
    valuePoisha: value,
    senderName: 'Tasnim',
    receiverName: 'Mahmuda Apu',
    message: 'Happy birthday!',
  });
});

it('lets a verified student redeem for themselves alone', async () => {
  const code = await aCode();
  const unverified = cardsOf(world, 'new', false);
  await expect(
    unverified.redeemGiftCard({ code, studentId: 'new', idempotencyKey: '' }),
  ).rejects.toMatchObject({ code: 'email-not-verified' });
  await expect(
    cardsOf(world, 'a').redeemGiftCard({ code, studentId: 'b', idempotencyKey: '' }),
  ).rejects.toMatchObject({ kind: 'forbidden' });
});

/** All that somebody is told by a refusal. */
const refusalOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'accepted',
    ({ kind, code, message, fields, detail }) => ({ kind, code, message, fields, detail }),
  );

it('gives one answer to every code that is no good, whether it is looked at or redeemed', async () => {
  const used = await aCode();
  await redeem('owner', used);
  const ended = await bought(world);
  await adminOrders(world).refundStoreOrder({ orderId: ended.order.id, reason: 'Bought by mistake' });
  const expired = await aCode();
  world.later(367 * 86_400_000);
  const codes = [
    ...[used, ended.codes[0] ?? '', expired],
    ...['ABCD-EFGH-JKLM-2345', 'hello', '', 'x'.repeat(5_000), "'; drop table gift_cards; --", 'a\0b'],
  ];
  const answers = await Promise.all(
    codes.flatMap((code, index) => [
      refusalOf(redeem('guesser', code)),
      refusalOf(redeem('guesser', code, `guess-${index}`)),
      refusalOf(cardsOf(world, 'guesser').getGiftCardByCode({ code })),
      refusalOf(world.suite.client(GiftCardServiceDefinition).getGiftCardByCode({ code })),
    ]),
  );
  expect(answers[0]).toMatchObject({
    ...{ kind: 'not_found', code: 'gift-card-invalid', message: 'This gift card code is not valid.' },
  });
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const metrics = await (await fetch(`${world.suite.opsUrl}/metrics`)).text();
  for (const call of ['redeem', 'get'])
    expect(metrics).toMatch(new RegExp(`gift_card_code_rejections_total\\{[^}]*call="${call}"[^}]*\\} \\d+`));
});
