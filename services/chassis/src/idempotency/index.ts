export { forgetOldAnswers } from './forget-old.ts';
export { hashOf, type Once, once } from './once.ts';
