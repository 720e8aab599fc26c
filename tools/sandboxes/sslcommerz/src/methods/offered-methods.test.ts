import { offeredMethods } from './offered-methods.ts';

it.each([
  ['', 7],
  ['mobilebank', ['bkash', 'nagad', 'rocket']],
  ['bkash,visacard', ['bkash', 'visa']],
  ['BKash, brac_visa', ['bkash', 'visa']],
  ['dbblmobilebanking', ['rocket']],
  ['city_amex,ebl_master', ['mastercard', 'amex']],
  ['amexcard,internetbank', ['amex', 'internet']],
  ['city', ['internet']],
  ['qcash', 7],
  ['nagad', 7],
] as const)('multi_card_name %p offers %p', (asked, expected) => {
  const offered = offeredMethods(asked).map(({ code }) => code);
  if (typeof expected === 'number') expect(offered).toHaveLength(expected);
  else expect(offered).toEqual(expected);
});
