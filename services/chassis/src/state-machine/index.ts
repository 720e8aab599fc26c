export { nextStateFinder } from './next-state-finder.ts';
export { type Transition, transitionFinder } from './transition-finder.ts';
