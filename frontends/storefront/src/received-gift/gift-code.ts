import { toAsciiDigits } from '@sargam/kit';

const STORAGE_KEY = 'sargam.gift-code';

/** The sixteen letters of a code, however it was written: without case, spaces and dashes. */
export const normaliseCode = (typed: string): string =>
  toAsciiDigits(typed).replace(/[\s-]/g, '').toUpperCase();

/** XXXX-XXXX-XXXX-XXXX */
export const formatCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';

/** For the panel's redeem tab, which takes it out: a code never stands in an address. */
export const saveCodeForRedeemTab = (code: string): void => sessionStorage.setItem(STORAGE_KEY, code);
