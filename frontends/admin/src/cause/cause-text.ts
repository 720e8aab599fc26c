import type { useI18n } from '@sargam/kit';

/** The causes that services write into the history of an order, as texts in English with values; other causes are written by people. */
const causes: readonly (readonly [RegExp, string])[] = [
  [/^Checkout$/, 'checkout'],
  [/^Attempt (?<number>\d+)$/, 'attempt'],
  [/^Nothing to pay$/, 'nothing_to_pay'],
  [/^Not paid in time$/, 'not_paid_in_time'],
  [/^Given up by the student$/, 'given_up'],
  [/^Replaced by a new order$/, 'replaced'],
  [/^(The payment did not go through: fail|CHARGE_STATE_FAILED)$/, 'attempt_fail'],
  [/^(The payment did not go through: cancel|CHARGE_STATE_CANCELLED)$/, 'attempt_cancel'],
  [/^(The payment did not go through: expire|CHARGE_STATE_EXPIRED)$/, 'attempt_expire'],
  [/^Paid, by notification$/, 'paid_notification'],
  [/^Paid, by return$/, 'paid_return'],
  [/^Paid, by sweep$/, 'paid_sweep'],
  [/^(The gateway calls it risky|CHARGE_STATE_REVIEW)$/, 'risky'],
  [/^What it held, or the tier that it upgrades, was gone when its money came$/, 'hold_gone'],
  [/^A course of it was paid for by (?<order>\S+)$/, 'paid_twice_course'],
  [/^Paid too late$/, 'paid_too_late'],
  [/^Paid although replaced$/, 'paid_although_replaced'],
  [/^Paid twice$/, 'paid_twice'],
  [/^Accepted$/, 'accepted'],
  [/^Requested$/, 'resent'],
  [/^The codes were mailed$/, 'delivered'],
];

/** `500.00 taka: broken: No sound`: the amount and the note may be missing. */
const refund =
  /^(?:(?<taka>[\d,.]+) taka: )?(?<reason>paid_twice|no_access|wrong_amount|broken|changed_mind)(?:: (?<note>.*))?$/s;

type I18n = ReturnType<typeof useI18n>;

const refundText = (reason: string, { t, format }: I18n): string | undefined => {
  const groups = refund.exec(reason)?.groups;
  if (!groups) return undefined;
  const { taka, note } = groups;
  return [
    taka && format.money(Number(taka.replaceAll(',', ''))),
    t(`admin.refund.reason.${groups['reason']}`),
    note && causeText(note, { t, format }),
  ]
    .filter(Boolean)
    .join(': ');
};

const valuesOf = ({ number, order = '' }: Record<string, string | undefined> = {}) => ({
  order,
  number: Number(number),
});

/** The cause of a history or audit entry in the language of the page. A text that a person wrote stays as it is. */
export const causeText = (reason: string, i18n: I18n): string => {
  for (const [pattern, key] of causes) {
    const match = pattern.exec(reason);
    if (match) return i18n.t(`admin.order.reason.${key}`, valuesOf(match.groups));
  }
  return refundText(reason, i18n) ?? reason;
};
