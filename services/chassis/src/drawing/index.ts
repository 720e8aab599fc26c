export { drawStates, type Transitions } from './states.ts';
