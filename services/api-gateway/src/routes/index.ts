import type { Route } from '../wire/route.ts';
import { analyticsRoutes } from './analytics/analytics-routes.ts';
import { cartRoutes } from './cart/cart-routes.ts';
import { checkoutRoutes } from './cart/checkout-routes.ts';
import { couponRoutes } from './cart/coupon-routes.ts';
import { contactRoutes } from './contact/contact-routes.ts';
import { courseAdminRoutes } from './course/course-admin-routes.ts';
import { courseRoutes } from './course/course-routes.ts';
import { instructorRoutes } from './instructor/instructor-routes.ts';
import { learningRoutes } from './learning/learning-routes.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { orderRoutes } from './order/order-routes.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import { storeRoutes } from './store/store-routes.ts';
import { sessionRoutes } from './user/session-routes.ts';
import { userRoutes } from './user/user-routes.ts';
import { videoRoutes } from './video/video-routes.ts';

/** Every call of the wire. */
export const routes: readonly Route[] = [
  ...courseRoutes,
  ...courseAdminRoutes,
  ...instructorRoutes,
  ...userRoutes,
  ...sessionRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...couponRoutes,
  ...orderRoutes,
  ...paymentRoutes,
  ...learningRoutes,
  ...videoRoutes,
  ...analyticsRoutes,
  ...storeRoutes,
  ...contactRoutes,
  ...mediaRoutes,
];
