export {
  findCounterexamples,
  type RandomInteger,
  randomAmountBelow,
  seededRandom,
} from './property-testing.ts';
