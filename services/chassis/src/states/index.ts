export { type Move, moveIn } from './move-in.ts';
export { stateIn } from './state-in.ts';
