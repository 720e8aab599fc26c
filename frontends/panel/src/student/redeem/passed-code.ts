import { normaliseCode } from './gift-code.ts';

const STORAGE_KEY = 'sargam.gift-code';

/** A code from the storefront's gift card page, in the session storage of this tab; empty if there is none. */
export const readPassedCode = (): string => normaliseCode(sessionStorage.getItem(STORAGE_KEY) ?? '');
export const clearPassedCode = (): void => sessionStorage.removeItem(STORAGE_KEY);
