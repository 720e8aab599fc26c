export { amountBelow, type Draw, faultsAmong, seeded } from './cases.ts';
