import type { ApiSchemas } from '@sargam/kit';

/** Valid API responses for tests; override what matters. */
export const buildCourse = (overrides: Partial<ApiSchemas['CourseCard']> = {}): ApiSchemas['CourseCard'] => ({
  _id: 'c1',
  title: 'Fingerstyle guitar from zero',
  subtitle: 'A whole song with four fingers.',
  catagory: 'Guitar',
  courseType: 'beginner',
  instructor: 'i1',
  instructorName: 'Arif Chowdhury',
  price: 1500,
  oldPrice: 2000,
  validity: 30,
  priceSilver: { price: 1500, oldPrice: 2000, validity: 30 },
  priceGold: { price: 2800, oldPrice: 3500, validity: 90 },
  priceDiamond: { price: 4500, oldPrice: 6000, validity: 180 },
  thumbnail: null,
  published: true,
  featured: true,
  bundle: false,
  bundleCourses: [],
  sold: 3,
  createdAt: '2026-10-02T08:00:00.000Z',
  ...overrides,
});

export const buildLesson = (overrides: Partial<ApiSchemas['Lesson']> = {}): ApiSchemas['Lesson'] => ({
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
  ...overrides,
});

export const buildInstructor = (
  overrides: Partial<ApiSchemas['InstructorCard']> = {},
): ApiSchemas['InstructorCard'] => ({
  _id: 'i1',
  name: 'Arif Chowdhury',
  bio: 'Plays in Dhaka.',
  band: 'Nodi',
  photo: null,
  course: ['c1'],
  published: true,
  featured: true,
  createdAt: '2026-10-02T08:00:00.000Z',
  ...overrides,
});

export const buildCourseDetail = (
  overrides: Partial<ApiSchemas['CourseDetail']> = {},
): ApiSchemas['CourseDetail'] => ({
  ...buildCourse(),
  desc: 'From the first day.',
  topic: [],
  requirements: [],
  whoFor: [],
  courseHour: '',
  banner: null,
  instructorProfile: null,
  videos: [buildLesson()],
  access: null,
  ...overrides,
});

export const buildCartLine = (overrides: Partial<ApiSchemas['CartLine']> = {}): ApiSchemas['CartLine'] => ({
  course: buildCourse(),
  tier: 'gold',
  kind: 'new',
  price: 2800,
  tierPrice: 2800,
  oldPrice: 3500,
  validity: 90,
  available: true,
  ...overrides,
});

export const buildQuote = (overrides: Partial<ApiSchemas['Quote']> = {}): ApiSchemas['Quote'] => ({
  items: 1,
  subtotal: 2800,
  walletBalance: 1250,
  walletUsed: 1250,
  afterWallet: 1550,
  cupon: null,
  discount: 0,
  rounding: 0,
  total: 1550,
  balanceUsed: 1250,
  keepWallet: false,
  ...overrides,
});

export const buildBuyer = (overrides: Partial<ApiSchemas['User']> = {}): ApiSchemas['User'] => ({
  _id: 'u1',
  studentId: 'S-1',
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
  ...overrides,
});

export const buildOrder = (
  overrides: Partial<ApiSchemas['PlacedOrder']> = {},
): ApiSchemas['PlacedOrder'] => ({
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
  courses: [],
  userId: 'u1',
  ...overrides,
});

export const buildCart = (...lines: ApiSchemas['CartLine'][]) => ({ data: lines, total: lines.length });
