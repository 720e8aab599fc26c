import { signAsGateway } from './system/signing.ts';
import {
  countNotifications,
  fillCart,
  getOrderState,
  makeOrderChecksDue,
  openPaymentPage,
  orderAtGateway,
  placeQuotedOrder,
} from './system/steps.ts';
import { useTestSystem } from './system/system.ts';

const system = useTestSystem();

describe('a notification is only logged and counted', () => {
  it('when the amount was changed', async () => {
    const { student, order, page } = await orderAtGateway(system);
    const before = await countNotifications(system, 'mismatch');
    const fields = await system.sandbox.completePage(page, 'pay-tampered');
    expect(await system.gateway.returnFromGateway({ fields })).toMatchObject({
      state: 'ORDER_STATE_AWAITING_PAYMENT',
    });
    expect(await getOrderState(student, order)).toBe('awaiting_payment');
    expect(await countNotifications(system, 'mismatch')).toBeGreaterThan(before);
  });

  it('when the signature is forged', async () => {
    const { student, order, page } = await orderAtGateway(system);
    const before = await countNotifications(system, 'forged');
    const fields = await system.sandbox.completePage(page, 'bad-signature');
    await expect(system.gateway.returnFromGateway({ fields })).rejects.toMatchObject({
      code: 'payment-message-refused',
    });
    expect(await getOrderState(student, order)).toBe('awaiting_payment');
    expect(await countNotifications(system, 'forged')).toBeGreaterThan(before);
  });

  it('when the validation is of another order', async () => {
    const [paid, target] = [await orderAtGateway(system), await orderAtGateway(system)];
    const fields = await system.sandbox.completePage(paid.page, 'pay');
    const before = await countNotifications(system, 'mismatch');
    await system.gateway.notifyPayment({
      fields: signAsGateway({ ...fields, tran_id: `${target.order.id}-1` }),
    });
    expect(await getOrderState(target.student, target.order)).toBe('awaiting_payment');
    expect(await countNotifications(system, 'mismatch')).toBe(before + 1);
  });

  it('when the payment or the validation is unknown', async () => {
    const { student, order, page } = await orderAtGateway(system);
    const fields = await system.sandbox.completePage(page, 'bad-signature');
    const good = signAsGateway({ ...fields, verify_key: 'status,store_id,tran_id,val_id', status: 'VALID' });
    await expect(
      system.gateway.notifyPayment({ fields: signAsGateway({ ...good, tran_id: 'nobody-1' }) }),
    ).rejects.toMatchObject({ code: 'payment-unknown' });
    await system.gateway.notifyPayment({ fields: signAsGateway({ ...good, val_id: 'made-up' }) });
    expect(await getOrderState(student, order)).toBe('awaiting_payment');
  });

  it('if a decline arrives after the payment', async () => {
    const { student, order, page } = await orderAtGateway(system);
    const fields = await system.sandbox.completePage(page, 'pay');
    await system.gateway.returnFromGateway({ fields });
    await system.gateway.notifyPayment({ fields: signAsGateway({ ...fields, status: 'FAILED' }) });
    expect(await getOrderState(student, order)).toBe('paid');
  });
});

describe('a gateway failure', () => {
  afterEach(() => system.sandbox.clearFaults());

  it.each(['500', 'garbage', 'reset'])(
    '%s at the validation: the order stays unpaid until the sweep settles it',
    async (mode) => {
      const { student, order, page } = await orderAtGateway(system);
      // More than one: the sweep may validate an order of another test at the same time.
      await system.sandbox.injectFault('validation', mode, 5);
      const fields = await system.sandbox.completePage(page, 'pay-lose-ipn');
      expect(await system.gateway.returnFromGateway({ fields })).toMatchObject({
        state: 'ORDER_STATE_AWAITING_PAYMENT',
      });
      await system.sandbox.clearFaults();
      await makeOrderChecksDue(system, order);
      await system.service.eventually(async () => expect(await getOrderState(student, order)).toBe('paid'));
    },
  );

  it('no session can be opened: payment-unavailable, and a repeat succeeds', async () => {
    const student = system.student();
    await fillCart(system, student, 700);
    const order = await placeQuotedOrder(student);
    await system.sandbox.injectFault('session', '500');
    await expect(openPaymentPage(student, order)).rejects.toMatchObject({ code: 'payment-unavailable' });
    await system.gateway.returnFromGateway({
      fields: await system.sandbox.completePage(await openPaymentPage(student, order), 'pay'),
    });
    expect(await getOrderState(student, order)).toBe('paid');
  });
});
