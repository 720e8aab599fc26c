import { toAsciiDigits } from '@sargam/kit';

const STORAGE_KEY = 'sargam.gift-code';

/** Upper case, ASCII digits, without spaces and dashes. */
export const normaliseCode = (typed: string): string =>
  toAsciiDigits(typed).replace(/[\s-]/g, '').toUpperCase();

/** XXXX-XXXX-XXXX-XXXX */
export const formatCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';

/** Session storage, so that the code is not in a URL. The panel's redeem tab reads and removes it. */
export const saveCodeForRedeemTab = (code: string): void => sessionStorage.setItem(STORAGE_KEY, code);
