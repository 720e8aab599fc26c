import { toAsciiDigits } from '@sargam/kit';

const NAME = 'sargam.gift-code';

/** The sixteen letters of a code, however it was written: without case, spaces and dashes. */
export const codeOf = (typed: string): string => toAsciiDigits(typed).replace(/[\s-]/g, '').toUpperCase();

/** XXXX-XXXX-XXXX-XXXX */
export const spelled = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';

/** For the panel's redeem tab, which takes it out: a code never stands in an address. */
export const handOverCode = (code: string): void => sessionStorage.setItem(NAME, code);
