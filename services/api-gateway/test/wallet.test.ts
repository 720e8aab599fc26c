import { personIdOf, startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const student = personIdOf('student');
const asStudent = async () => ({ token: await gateway.tokenOf('student') });
const lastAsked = () => gateway.fakes.calls.at(-1);

describe('the wallet', () => {
  const expiresAt = new Date('2027-11-20T17:59:59Z');
  const lot = { bucket: 'WALLET_BUCKET_GIFT', amountPoisha: 50_001n, expiresAt };

  it('returns the balance per bucket, with held and pending amounts', async () => {
    gateway.fakes.answer('commerce.getWallet', () => ({
      balancePoisha: 70_001n,
      giftPoisha: 50_001n,
      refundPoisha: 15_000n,
      referralPoisha: 5000n,
      pendingReferralPoisha: 20_000n,
    }));
    gateway.fakes.answer('wallets.listWalletLots', () => ({
      lots: [lot, { bucket: 'WALLET_BUCKET_REFUND', amountPoisha: 15_000n }],
      heldPoisha: 3000n,
    }));
    const { body } = await gateway.call(`/wallet/${student}`, await asStudent());
    expect(body).toEqual({
      balance: 700.01,
      gift: 500.01,
      refund: 150,
      referral: 50,
      held: 30,
      pending: 200,
      lots: [
        { bucket: 'gift', amount: 500.01, expiresAt: expiresAt.toISOString() },
        { bucket: 'refund', amount: 150, expiresAt: null },
      ],
    });
    const balance = await gateway.call(`/store/gift-card/balance/${student}`, await asStudent());
    expect(balance.text).toBe('500.01');
  });

  it('states every movement with its reason', async () => {
    const occurredAt = new Date('2026-11-21T10:00:00Z');
    gateway.fakes.answer('wallets.listWalletMovements', () => ({
      movements: [
        {
          id: 'm2',
          kind: 'MOVEMENT_KIND_HELD',
          changePoisha: -1050n,
          heldChangePoisha: 1050n,
          orderId: 'o1',
          occurredAt,
        },
        { id: 'm1', kind: 'MOVEMENT_KIND_GIFT_REDEEMED', changePoisha: 50_001n, lots: [lot], occurredAt },
      ],
      total: 12,
    }));
    const { body } = await gateway.call(`/wallet/${student}/statement?page=2&limit=2`, await asStudent());
    expect(body).toMatchObject({
      data: [
        { _id: 'm2', kind: 'held', change: -10.5, held: 10.5, pending: 0, order: 'o1' },
        { _id: 'm1', kind: 'gift_redeemed', change: 500.01, order: null, lots: [{ bucket: 'gift' }] },
      ],
      total: 12,
    });
    expect(lastAsked()?.request['page']).toMatchObject({ page: 2, limit: 2 });
  });
});

it('earn money shows the code, its link and first names', async () => {
  gateway.fakes.answer('identity.getPerson', () => ({ id: student, referralCode: 'MITU 7' }));
  const joinedAt = new Date('2026-11-01T00:00:00Z');
  gateway.fakes.answer('wallets.getReferrals', () => ({
    referrals: [
      {
        firstName: 'Rafi',
        state: 'REFERRAL_STATE_EARNED',
        rewardPoisha: 20_000n,
        joinedAt,
        earnedAt: joinedAt,
      },
    ],
    pendingPoisha: 0n,
    earnedPoisha: 20_000n,
    rewardPoisha: 20_000n,
  }));
  const { body } = await gateway.call(`/referral/${student}`, await asStudent());
  expect(body).toMatchObject({
    code: 'MITU 7',
    link: 'http://site.test/signup/MITU%207',
    reward: 200,
    pending: 0,
    earned: 200,
    data: [{ name: 'Rafi', state: 'earned', reward: 200, earnedAt: joinedAt.toISOString() }],
    total: 1,
  });
});
