export { dateIn, digitsIn, type Language, latinDigits, moneyIn, numberIn } from './wording.ts';
