export { type Remembered, remembered } from './remembered.ts';
