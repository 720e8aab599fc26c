import { sheetDocument } from '@sargam/demo/content';
import { formatMoney } from '@sargam/kit/format';
import { dhakaDateIn } from '../../api/queries.ts';
import type { BrowserUser } from '../../browser-user.ts';
import { fillDate, fillFields, press, waitForMessage } from './form.ts';

export interface NewCoupon {
  readonly code: string;
  readonly percent: number;
  readonly useLimit: number;
}

export const addCoupon = async (user: BrowserUser, coupon: NewCoupon): Promise<void> => {
  const { page, goTo } = user;
  await goTo('/cupon');
  await fillFields(user, page, {
    'admin.coupon.code': coupon.code,
    'admin.coupon.discount': String(coupon.percent),
    'admin.coupon.limit': String(coupon.useLimit),
  });
  await fillDate(user, 'admin.coupon.expiry', dhakaDateIn(7));
  await press(user, 'admin.menu.coupon_create');
  await waitForMessage(user, 'admin.coupon.created');
};

/** Refunds a part (taka) of the order whose page is open. */
export const refundPart = async (user: BrowserUser, amount: number): Promise<void> => {
  const { page, t, language } = user;
  await press(user, 'admin.refund.open');
  const dialog = page.getByRole('dialog', { name: t('admin.refund.title') });
  await fillFields(user, dialog, { 'admin.refund.amount': String(amount) });
  await dialog.getByLabel(t('admin.refund.reason_label'), { exact: true }).selectOption('broken');
  await dialog.getByText(formatMoney(amount, language), { exact: true }).first().waitFor();
  await press(user, 'admin.refund.grant', dialog);
  await dialog.waitFor({ state: 'hidden' });
};

/** Records a settled payout of this amount (taka) with a receipt. */
export const settle = async (user: BrowserUser, instructor: string, amount: number): Promise<void> => {
  const { page, t, goTo } = user;
  await goTo(`/admin-instructor-settlement/${instructor}?days=30`);
  await fillFields(user, page, {
    'admin.settlements.settleAmount': String(amount),
    'admin.settlements.receivedAmount': String(amount),
    'admin.settlements.remarks': 'Bank transfer',
  });
  await fillDate(user, 'admin.settlements.settleDate', dhakaDateIn(0));
  await page
    .getByLabel(t('admin.settlements.photo'), { exact: true })
    .setInputFiles(sheetDocument('practice-week'));
  await press(user, 'admin.settlements.create');
  await press(user, 'admin.settlements.publish', page.getByRole('dialog'));
  await waitForMessage(user, 'admin.settlement.published');
};
