export { gathered } from './gathered.ts';
export { type Remembered, remembered } from './remembered.ts';
