export { stateIn } from './state-in.ts';
