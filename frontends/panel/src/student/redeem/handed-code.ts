import { lettersOf } from './gift-code.ts';

const KEY = 'sargam.gift-code';

/** A code that the public gift-card page hands over, for this tab of the browser alone; empty where it did not. */
export const handedCode = (): string => lettersOf(sessionStorage.getItem(KEY) ?? '');
export const forgetHandedCode = (): void => sessionStorage.removeItem(KEY);
