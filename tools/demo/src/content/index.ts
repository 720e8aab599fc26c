export { accounts, DEMO_PASSWORD, namedAccounts } from './accounts.ts';
export { coupons } from './coupons.ts';
export { courses } from './courses.ts';
export { giftCardCategories, giftCards } from './gift-cards.ts';
export { instructors } from './instructors.ts';
export { courseThumbnail, giftCardImage, instructorPhoto, studentPhoto, videoFile } from './media.ts';
export { planOrders } from './orders.ts';
export type * from './types.ts';
export { categories } from './types.ts';
