import { buildUser, renderInApp, screen, sentRequests, userEvent, within } from '@sargam/kit/testing';
import { buildBuyer, buildCart, buildCartLine, buildQuote } from '../../testing/samples.ts';
import CartPage from '../CartPage.tsx';
import { useMergeVisitorCart } from '../useMergeVisitorCart.ts';

/** Runs the merge of the visitor cart as the remote's wrapper does. */
const MergingCartPage = () => {
  useMergeVisitorCart();
  return <CartPage />;
};

const voucher = buildQuote({
  cupon: { code: 'BOISHAKH20', discount: 20 },
  discount: 310,
  total: 1240,
  balanceUsed: 1560,
});
/** The cart page with one course, a wallet balance and a voucher. */
export const openCart = (more: Parameters<typeof renderInApp>[1] = {}) =>
  renderInApp(<MergingCartPage />, {
    path: '/cart',
    user: buildUser(),
    ...more,
    api: {
      'GET /cart/u1': buildCart(buildCartLine()),
      'GET /cart/quote/u1': buildQuote(),
      'GET /cart/quote/u1?cupon=BOISHAKH20': voucher,
      'GET /cart/cupon/BOISHAKH20': { message: 'success', discount: 20 },
      'GET /user/u1': buildBuyer(),
      ...more.api,
    },
  });
export const findSummary = async () =>
  within(await screen.findByRole('complementary', { name: 'Checkout summary' }));
/** The button that pays or confirms, in both languages. */
export const proceedName = /^(Pay ৳|Confirm,|নিশ্চিত করুন,)|পেমেন্ট করুন$/;
export const clickProceed = async () =>
  userEvent.click(await (await findSummary()).findByRole('button', { name: proceedName }));
export const lastRequestBody = (path: string) =>
  JSON.parse(sentRequests.findLast((call) => call.path === path)?.body ?? 'null');
