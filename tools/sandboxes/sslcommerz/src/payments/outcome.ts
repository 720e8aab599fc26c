import type { TransactionStatus } from './transaction.ts';

export interface Outcome {
  /** Undefined: nothing is paid, and a forged message claims a payment. */
  status?: TransactionStatus;
  risky?: true;
  tampered?: true;
  /** When the notification is sent, relative to the browser's return. */
  ipn: 'with' | 'first' | 'late' | 'thrice' | 'lost';
  /** The return URL of the browser; absent if it does not return. */
  returns?: 'success' | 'fail' | 'cancel';
}

const paid = { status: 'VALID', ipn: 'with', returns: 'success' } as const;

/** The outcomes that the hosted page offers. */
export const outcomes = {
  pay: paid,
  'pay-risky': { ...paid, risky: true },
  decline: { status: 'FAILED', ipn: 'with', returns: 'fail' },
  cancel: { status: 'CANCELLED', ipn: 'with', returns: 'cancel' },
  leave: { status: 'UNATTEMPTED', ipn: 'with' },
  expire: { status: 'EXPIRED', ipn: 'with' },
  'pay-lose-redirect': { status: 'VALID', ipn: 'with' },
  'pay-lose-ipn': { ...paid, ipn: 'lost' },
  'pay-lose-both': { status: 'VALID', ipn: 'lost' },
  'pay-ipn-first': { ...paid, ipn: 'first' },
  'pay-ipn-late': { ...paid, ipn: 'late' },
  'pay-ipn-thrice': { ...paid, ipn: 'thrice' },
  'pay-tampered': { ...paid, tampered: true },
  'bad-signature': { ipn: 'with', returns: 'success' },
} as const satisfies Record<string, Outcome>;

export type OutcomeName = keyof typeof outcomes;

export const isOutcomeName = (text: string): text is OutcomeName => Object.hasOwn(outcomes, text);

export const declineReasons = [
  'Do not honor',
  '3D Security Validation Failed',
  'Invalid CVV',
  'Invalid expiration date',
  'Insufficient funds',
] as const;

export type DeclineReason = (typeof declineReasons)[number];

export const isDeclineReason = (text: string): text is DeclineReason =>
  (declineReasons as readonly string[]).includes(text);
