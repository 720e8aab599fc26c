export {
  formatDate,
  formatDigits,
  formatMoney,
  formatNumber,
  type Language,
  toLatinDigits,
} from './formatting.ts';
