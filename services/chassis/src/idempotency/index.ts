export { forgetOldAnswers } from './forget-old.ts';
export { hashOf, keyReused, type Once, once } from './once.ts';
