export { dateIn, digitsIn, type Language, moneyIn, numberIn } from './wording.ts';
