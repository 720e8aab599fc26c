import type { CourseOrder as OrderMessage } from '@sargam/proto/catalogue/v1/courses';
import type { CourseOrder } from '../read-model/course-orders.ts';

const orders: Partial<Record<OrderMessage, CourseOrder>> = {
  COURSE_ORDER_NEWEST: 'newest',
  COURSE_ORDER_POPULAR: 'popular',
  COURSE_ORDER_PRICE_LOW: 'price-low',
  COURSE_ORDER_PRICE_HIGH: 'price-high',
  COURSE_ORDER_RATING: 'rating',
};

/** Undefined: the best match first. */
export const parseOrder = (order: OrderMessage): CourseOrder | undefined => orders[order];
