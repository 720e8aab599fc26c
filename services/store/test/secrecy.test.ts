import fs from 'node:fs';
import { buyCards, cardsOf, messaging, startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
const lines: string[] = [];
beforeAll(async () => {
  // The logger writes with fs.writeSync to standard output.
  const write = fs.writeSync as (fd: number, text: string) => number;
  vi.spyOn(fs, 'writeSync').mockImplementation(((fd: number, text: string) => {
    if (fd !== 1) return write(fd, text);
    lines.push(String(text));
    return Buffer.byteLength(text);
  }) as typeof fs.writeSync);
  system = await startTestSystem(import.meta.dirname, { LOG_LEVEL: 'trace' });
}, 60_000);
afterAll(() => system.stop(), 30_000);

it('no log line contains a code', async () => {
  const { codes, deliveryId } = await buyCards(system, { quantity: 2 });
  const [code = '', other = ''] = codes;
  const redeem = (text: string, idempotencyKey = '') =>
    cardsOf(system, 'nila')
      .redeemGiftCard({ code: text, studentId: 'nila', idempotencyKey })
      .catch(() => undefined);
  system.commerce.unavailable = true;
  await redeem(code, 'k1');
  system.commerce.unavailable = false;
  await redeem(code, 'k1');
  await redeem(other, 'k1');
  await redeem(`${other}?`);
  await cardsOf(system, 'x').getGiftCardByCode({ code: other });
  await messaging(system).confirmDelivery({ deliveryId });
  const log = lines.join('');
  for (const line of ['gift cards issued', 'gift card redeemed', 'gift cards delivered'])
    expect(log).toContain(line);
  for (const text of codes) {
    expect(log).not.toContain(text);
    expect(log).not.toContain(text.replaceAll('-', ''));
  }
});
