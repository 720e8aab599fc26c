import { startStore } from '../src/start.ts';
import { buyCards, cardsOf, messaging, startTestSystem, type TestSystem, value } from './test-system.ts';

let system: TestSystem;
let secrets: { readonly giftCodeSecret: string; readonly giftCodeSecretsBefore: readonly string[] };
beforeAll(async () => {
  secrets = { giftCodeSecret: 'first', giftCodeSecretsBefore: [] };
  system = await startTestSystem(import.meta.dirname, {}, (service) => {
    const settings = { value: { ...service.settings, ...secrets } };
    return startStore(Object.create(service, { settings }));
  });
}, 60_000);
afterAll(() => system.stop(), 30_000);

it('after a change of GIFT_CODE_SECRET earlier codes are mailed and redeemed while the earlier secret is listed', async () => {
  const earlier = await buyCards(system);
  const change = (next: typeof secrets) =>
    system.suite.restart(async () => {
      secrets = next;
    });
  const redeem = (code = '') =>
    cardsOf(system, 'nila').redeemGiftCard({ code, studentId: 'nila', idempotencyKey: '' });
  const reveal = () => messaging(system).revealCodes({ deliveryId: earlier.deliveryId });

  await change({ giftCodeSecret: 'second', giftCodeSecretsBefore: [] });
  await expect(redeem(earlier.codes[0])).rejects.toMatchObject({ code: 'gift-card-invalid' });
  await expect(reveal()).rejects.toThrow();

  await change({ giftCodeSecret: 'second', giftCodeSecretsBefore: ['first'] });
  expect((await reveal()).cards.map(({ code }) => code)).toEqual(earlier.codes);
  await expect(redeem(earlier.codes[0])).resolves.toMatchObject({ valuePoisha: value });

  const later = await buyCards(system);
  await change({ giftCodeSecret: 'second', giftCodeSecretsBefore: [] });
  await expect(redeem(later.codes[0])).resolves.toMatchObject({ valuePoisha: value });
}, 60_000);
