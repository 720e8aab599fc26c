export { type Declared, drawEvents, namesOf, printed, topicId, topicShape } from './events.ts';
export { drawStates, type Transitions } from './states.ts';
