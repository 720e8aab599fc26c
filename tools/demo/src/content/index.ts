export { accounts, DEMO_PASSWORD, namedAccounts } from './accounts.ts';
export { notifications, popup, socialFigures, upcoming } from './announcements.ts';
export { coupons } from './coupons.ts';
export { courseFiles } from './course-files.ts';
export { courses } from './courses.ts';
export { freebies } from './freebies.ts';
export { giftCardCategories, giftCards } from './gift-cards.ts';
export { instructors } from './instructors.ts';
export {
  courseThumbnail,
  giftCardImage,
  instructorPhoto,
  sheetDocument,
  sheetPicture,
  studentPhoto,
  upcomingPhoto,
  videoFile,
} from './media.ts';
export { planOrders } from './orders.ts';
export type * from './types.ts';
export { categories, freebieCategories } from './types.ts';
