export { type DeadLetterInfo, toDeadLetter } from './dead-letter.ts';
export { replayDeadLetters } from './replay-dead-letters.ts';
