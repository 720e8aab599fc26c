import type { ApiSchemas } from '../api/client.ts';

/** A function that builds a valid API response for tests; its argument overrides what matters in a test. */
export const sampleBuilder =
  <T>(sample: T) =>
  (overrides: Partial<T> = {}): T => ({ ...sample, ...overrides });

export const buildCourseCard = sampleBuilder<ApiSchemas['CourseCard']>({
  _id: 'c1',
  title: 'Fingerstyle guitar from zero',
  subtitle: '',
  catagory: 'Guitar',
  courseType: 'beginner',
  instructor: 'i1',
  instructorName: 'Arif Chowdhury',
  price: 1500,
  oldPrice: 2000,
  validity: 30,
  thumbnail: null,
  published: true,
  featured: true,
  bundle: false,
  bundleCourses: [],
  sold: 3,
  createdAt: '2026-10-02T08:00:00.000Z',
  version: 1,
});

export const buildLesson = sampleBuilder<ApiSchemas['Lesson']>({
  _id: 'l1',
  title: 'What your two hands will do',
  originalname: 'hands.mp4',
  status: 'open',
  filename: 'hands',
  duration: 531,
  size: 1_000,
  src: '/api/v1/video/hands?s=x',
  stoppedAt: 0,
  completed: false,
  tempo: null,
  metre: null,
  firstBeat: null,
  tempoMap: [],
  chapters: [],
  captions: [],
  score: null,
  codecs: [],
  archived: false,
  videoName: null,
});

export const buildCourseDetail = sampleBuilder<ApiSchemas['CourseDetail']>({
  ...buildCourseCard(),
  desc: '',
  topic: [],
  requirements: [],
  whoFor: [],
  courseHour: '',
  banner: null,
  instructorProfile: null,
  videos: [buildLesson()],
  access: null,
});

/** A student's account. */
export const buildAccount = sampleBuilder<ApiSchemas['User']>({
  _id: 'u1',
  studentId: 'SG-001001',
  name: 'Tasnim Rahman',
  email: 'tasnim@example.com',
  phone: '01712345678',
  address: 'Rajshahi',
  dob: '2001-04-14',
  photo: null,
  type: 4,
  instructor: null,
  referralCode: 'TAS1',
  emailVerify: true,
  hasPassword: true,
  language: 'en',
  suspend: false,
  wishList: [],
  createdAt: '2026-10-02T08:00:00.000Z',
});

export const buildOrder = sampleBuilder<ApiSchemas['PlacedOrder']>({
  _id: 'o1',
  createdAt: '2026-11-21T08:00:00.000Z',
  amount: 1550,
  subtotal: 2800,
  balanceUsed: 1250,
  discount: 0,
  cupon: null,
  paid: false,
  state: 'created',
  method: '',
  paidAt: null,
  keepWallet: false,
  refunded: 0,
  invoice: null,
  refunds: [],
  refundReasons: [],
  paymentUndecidedUntil: null,
  giveBackUntil: null,
  courses: [],
  userId: 'u1',
  placedBy: 'u1',
});

/** A paid gift card order. */
export const buildStoreOrder = sampleBuilder<ApiSchemas['StoreOrder']>({
  _id: 's1',
  userId: 'u1',
  userName: 'Tasnim Rahman',
  userEmail: 'tasnim@example.com',
  userPhone: '01712345678',
  forMyself: false,
  shippingAddress: { name: 'Mahmuda', email: 'mahmuda@example.com', phone: '01812345678' },
  giftCardFrom: 'Tasnim',
  giftCardMessage: 'Now play it too.',
  orderItem: { product: 'p1', name: 'First string', price: 950, value: 1000, quantity: 2, totalPrice: 1900 },
  paymentInfo: null,
  isPaid: true,
  createdAt: '2026-11-21T08:00:00.000Z',
  paidAt: '2026-11-21T08:01:00.000Z',
  deliveredAt: null,
  deliverOn: null,
  orderStatus: 'paid',
  underReview: false,
  invoice: null,
  refund: null,
  valid_to: '2027-11-21T17:59:59.000Z',
  resendFrom: '2026-11-21T08:11:00.000Z',
});
