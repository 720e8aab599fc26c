import type { Wire } from '@sargam/kit';

export const aCard = (some: Partial<Wire['CourseCard']> = {}): Wire['CourseCard'] => ({
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
  featured: false,
  bundle: false,
  bundleCourses: [],
  sold: 12,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...some,
});

export const anOwnedCourse = (some: Partial<Wire['ClassroomCourse']> = {}): Wire['ClassroomCourse'] => ({
  ...aCard(),
  tier: 'gold',
  startedAt: '2026-11-01T06:00:00.000Z',
  endsAt: '2099-01-30T17:59:59.000Z',
  active: true,
  lessonsTotal: 24,
  lessonsCompleted: 8,
  nextLesson: { _id: 'l2', title: 'Travis picking' },
  ...some,
});

export const aLesson = (some: Partial<Wire['Lesson']> = {}): Wire['Lesson'] => ({
  _id: 'l1',
  title: 'How to hold',
  originalname: 'hold.mp4',
  status: 'paid',
  filename: 'hold.mp4',
  duration: 380,
  size: 1_000,
  src: '/api/v1/video/hold.mp4?s=1',
  stoppedAt: 0,
  completed: false,
  ...some,
});

export const aCourse = (some: Partial<Wire['CourseDetail']> = {}): Wire['CourseDetail'] => ({
  ...aCard(),
  desc: '',
  topic: [],
  requirements: [],
  whoFor: [],
  courseHour: '3',
  banner: null,
  instructorProfile: null,
  videos: [aLesson(), aLesson({ _id: 'l2', title: 'Travis picking', stoppedAt: 312 })],
  access: null,
  ...some,
});

export const aPurchase = (some: Partial<Wire['PlacedOrder']> = {}): Wire['PlacedOrder'] => ({
  _id: '01KA8MTQ7X5NZRWB4H2C9DVE30',
  createdAt: '2026-11-21T04:20:00.000Z',
  amount: 1250,
  subtotal: 1250,
  balanceUsed: 0,
  discount: 0,
  cupon: null,
  paid: true,
  state: 'paid',
  method: 'BKASH-BKash',
  paidAt: '2026-11-21T04:30:00.000Z',
  courses: [
    {
      _id: 'c1',
      title: 'Fingerstyle guitar from zero',
      price: 1250,
      tier: 'gold',
      validity: 90,
      endsAt: null,
    },
  ],
  userId: 'u1',
  ...some,
});

export const aSale = (some: Partial<Wire['InstructorSale']> = {}): Wire['InstructorSale'] => ({
  _id: 's1',
  orderId: '01KA8MTQ7X5NZRWB4H2C9DVE30',
  course: 'Fingerstyle guitar from zero',
  courseId: 'c1',
  user_name: 'Lopa Barua',
  coupon: null,
  amount: 1462.5,
  net: 2437.5,
  paid: 2500,
  sargamCut: 975,
  date: '2026-11-21T04:30:00.000Z',
  ...some,
});
