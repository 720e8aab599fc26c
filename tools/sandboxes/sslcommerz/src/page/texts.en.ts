import type { MethodCode } from '../methods/method.ts';
import type { DeclineReason, OutcomeName } from '../payments/outcome.ts';
import type { SessionState } from '../sessions/session.ts';

export const en = {
  sandbox: 'SANDBOX',
  noMoney: 'No real money moves here.',
  title: 'Payment',
  payTo: 'Pay to',
  transaction: 'Transaction',
  product: 'For',
  openUntil: 'Open until',
  declinedBefore: 'The last try was declined. You can try again.',
  chooseMethod: 'Pay with',
  pay: 'Pay',
  reason: 'Reason',
  otherwise: 'Or try what else can happen',
  customer: 'The customer',
  network: 'The network',
  trouble: 'Trouble',
  outcomes: {
    'pay-risky': { name: 'Pay (risky)', hint: 'Paid, but marked as risky by the gateway.' },
    decline: { name: 'Decline', hint: 'The bank refuses, for the reason chosen here.' },
    cancel: { name: 'Cancel', hint: 'The customer cancels the payment.' },
    leave: { name: 'Leave', hint: 'The customer goes away without choosing: UNATTEMPTED.' },
    expire: { name: 'Let the time run out', hint: 'The session ends by itself: EXPIRED.' },
    'pay-lose-redirect': {
      name: 'Pay but lose redirect',
      hint: 'Paid; the browser never returns to the shop.',
    },
    'pay-lose-ipn': { name: 'Pay but lose IPN', hint: 'Paid; the notification never arrives.' },
    'pay-lose-both': { name: 'Pay but lose both', hint: 'Paid; the shop gets to know it only by a query.' },
    'pay-ipn-first': {
      name: 'Pay with IPN first',
      hint: 'The notification is answered before the browser returns.',
    },
    'pay-ipn-late': {
      name: 'Pay with IPN late',
      hint: 'The notification arrives after the browser has returned.',
    },
    'pay-ipn-thrice': {
      name: 'Pay with IPN three times',
      hint: 'Two at the same moment and one after them.',
    },
    'pay-tampered': {
      name: 'Tampered amount',
      hint: 'Paid one taka less than the order; signature and validation agree.',
    },
    'bad-signature': { name: 'Bad signature', hint: 'Nothing is paid; a forged message says it was.' },
  } satisfies Record<Exclude<OutcomeName, 'pay'>, object>,
  reasons: {
    'Do not honor': 'Do not honor',
    '3D Security Validation Failed': '3D Security Validation Failed',
    'Invalid CVV': 'Invalid CVV',
    'Invalid expiration date': 'Invalid expiration date',
    'Insufficient funds': 'Insufficient funds',
  } satisfies Record<DeclineReason, string>,
  states: {
    open: 'This payment is open.',
    paid: 'This payment is paid.',
    cancelled: 'This payment was cancelled.',
    unattempted: 'This payment was left without choosing a method.',
    expired: 'The time for this payment has run out.',
  } satisfies Record<SessionState, string>,
  methods: {
    bkash: 'bKash',
    nagad: 'Nagad',
    rocket: 'Rocket',
    visa: 'VISA',
    mastercard: 'Mastercard',
    amex: 'AMEX',
    internet: 'Internet banking',
  } satisfies Record<MethodCode, string>,
  returning: 'Going back to the shop…',
  goBack: 'Return to the shop',
  returnAgain: 'Return to the shop once more',
  staysHere: 'The browser does not return to the shop. You can close this window.',
  unknown: 'There is no payment under this address.',
  notAnOutcome: 'That is not one of the outcomes of this page.',
  languageName: 'Language',
};

export type Texts = typeof en;
