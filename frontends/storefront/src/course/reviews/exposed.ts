// The module `./own-review`, which the panel loads at run time.
export { OwnReviewPart } from './OwnReviewPart.tsx';
