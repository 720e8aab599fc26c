import { normaliseCode } from './gift-code.ts';

const STORAGE_KEY = 'sargam.gift-code';

/** A code that the public gift-card page hands over, for this tab of the browser alone; empty where it did not. */
export const readPassedCode = (): string => normaliseCode(sessionStorage.getItem(STORAGE_KEY) ?? '');
export const clearPassedCode = (): void => sessionStorage.removeItem(STORAGE_KEY);
