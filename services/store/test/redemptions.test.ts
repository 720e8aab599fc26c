import { GiftCardServiceDefinition } from '@sargam/proto/store/v1/giftcards';
import { giftCardEvents } from '../src/events/gift-card-events.ts';
import {
  adminCards,
  adminProducts,
  buildProduct,
  buyCards,
  cardsOf,
  messaging,
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

it('redeeming credits the card’s value to the wallet until the card expires', async () => {
  const code = await buyCode();
  const answer = await redeem('nila', code.toLowerCase().replaceAll('-', ' '));
  const card = await findCard(code);
  expect(answer).toEqual({ valuePoisha: value, validTo: card?.validTo });
  expect(card).toMatchObject({ used: true, usedBy: 'nila', purchasedBy: 'tasnim' });
  expect(listCredits(['nila'])).toMatchObject([{ valuePoisha: value, expiresAt: card?.validTo }]);
  await system.suite.eventually(async () => expect(listRedeemedEvents(card?.id)).toHaveLength(1));
});

it('the cards of a person are those that they bought or redeemed, each once', async () => {
  const [given, own] = [await buyCode(), await buyCode()];
  await redeem('receiver', given);
  await redeem('tasnim', own);
  const listIds = async (personId: string) => {
    const { giftCards, total } = await adminCards(system).listGiftCards({ personId });
    expect(total).toBe(giftCards.length);
    return giftCards.map(({ id }) => id);
  };
  const [givenId, ownId] = [(await findCard(given))?.id, (await findCard(own))?.id];
  expect(await listIds('receiver')).toEqual([givenId]);
  const bought = await listIds('tasnim');
  expect(bought.filter((id) => id === givenId || id === ownId).sort()).toEqual([givenId, ownId].sort());
  expect(new Set(bought).size).toBe(bought.length);
  expect(await listIds('nobody')).toEqual([]);
});

it('a card has the picture of its product, also after the product was removed from sale', async () => {
  const [productId, image] = ['pictured', 'pictures/1.webp'];
  const products = adminProducts(system.suite);
  await products.saveProduct({ productId, product: buildProduct({ slug: 'pictured', image }) });
  const { order, deliveryId, codes } = await buyCards(system, { productId });
  await products.deleteProduct({ productId });
  const card = await cardsOf(system, 'nila').getGiftCardByCode({ code: codes[0] ?? '' });
  expect(card).toMatchObject({ productId, image });
  const delivery = await messaging(system).revealCodes({ deliveryId });
  expect(delivery).toMatchObject({ image, order: { id: order.id } });
});

it('fifty concurrent attempts credit one student, also after a restart', async () => {
  const code = await buyCode();
  const students = Array.from({ length: 10 }, (_, index) => `racer-${index}`);
  const attemptAll = () =>
    Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        redeem(students[index % students.length] ?? '', code).then(
          () => students[index % students.length],
          ({ code: refusal }) =>
            refusal === 'gift-card-already-redeemed' ? students[index % students.length] : refusal,
        ),
      ),
    );
  const outcomes = await attemptAll();
  const winners = new Set(outcomes.filter((outcome) => outcome !== 'gift-card-invalid'));
  expect(winners.size).toBe(1);
  const [winner] = winners;
  expect(listCredits(students)).toMatchObject([{ studentId: winner, valuePoisha: value }]);
  await system.suite.restart();
  expect(new Set(await attemptAll())).toEqual(new Set([winner, 'gift-card-invalid']));
  expect(listCredits(students)).toHaveLength(1);
  const card = await findCard(code);
  await system.suite.eventually(async () => expect(listRedeemedEvents(card?.id)).toHaveLength(1));
});

it('a repeat with the same key has the same answer, also after a restart; any other repeat is refused', async () => {
  const code = await buyCode();
  const first = await redeem('rumi', code, 'r1');
  expect(await redeem('rumi', code, 'r1')).toEqual(first);
  for (const key of ['', 'r2'])
    await expect(redeem('rumi', code, key)).rejects.toMatchObject({
      code: 'gift-card-already-redeemed',
      message: 'This gift card is already in your wallet.',
    });
  expect(listCredits(['rumi'])).toHaveLength(1);
  const another = await buyCode();
  await system.suite.restart();
  expect(await redeem('rumi', code, 'r1')).toEqual(first);
  await expect(redeem('rumi', another, 'r1')).rejects.toMatchObject({ code: 'idempotency-key-reused' });
  expect(listCredits(['rumi'])).toHaveLength(1);
});

it('a valid code shows its card without a login', async () => {
  const code = await buyCode();
  expect(await system.suite.client(GiftCardServiceDefinition).getGiftCardByCode({ code })).toMatchObject({
    valuePoisha: value,
    senderName: 'Tasnim',
    receiverName: 'Mahmuda Apu',
    message: 'Happy birthday!',
  });
});

it('redeeming needs a verified e-mail address, and its caller must be the student', async () => {
  const code = await buyCode();
  const unverified = cardsOf(system, 'new', false);
  await expect(
    unverified.redeemGiftCard({ code, studentId: 'new', idempotencyKey: '' }),
  ).rejects.toMatchObject({ code: 'email-not-verified' });
  await expect(
    cardsOf(system, 'a').redeemGiftCard({ code, studentId: 'b', idempotencyKey: '' }),
  ).rejects.toMatchObject({ kind: 'forbidden' });
});
