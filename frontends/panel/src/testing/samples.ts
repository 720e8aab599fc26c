import type { ApiSchemas } from '@sargam/kit';
import * as kit from '@sargam/kit/testing';

export const buildCourseCard = kit.sampleBuilder<ApiSchemas['CourseCard']>({
  ...kit.buildCourseCard(),
  featured: false,
  sold: 12,
  createdAt: '2026-01-01T00:00:00.000Z',
});

export const buildOwnedCourse = kit.sampleBuilder<ApiSchemas['ClassroomCourse']>({
  ...buildCourseCard(),
  tier: 'gold',
  startedAt: '2026-11-01T06:00:00.000Z',
  endsAt: '2099-01-30T17:59:59.000Z',
  active: true,
  lessonsTotal: 24,
  lessonsCompleted: 8,
  lessonsWatched: 7,
  certificate: null,
  nextLesson: { _id: 'l2', title: 'Travis picking' },
  resumeLesson: { _id: 'l2', title: 'Travis picking' },
  studiedAt: '2026-11-20T06:00:00.000Z',
});

export const buildStudentCertificate = kit.sampleBuilder<ApiSchemas['StudentCertificate']>({
  _id: 'a1',
  state: 'pending',
  theory: null,
  practical: null,
  appliedAt: '2026-11-20T06:00:00.000Z',
  providedAt: null,
  revokedAt: null,
  revokeReason: null,
  code: null,
  serial: null,
});

export const buildLesson = kit.sampleBuilder<ApiSchemas['Lesson']>({
  ...kit.buildLesson(),
  title: 'How to hold',
  originalname: 'hold.mp4',
  status: 'paid',
  filename: 'hold.mp4',
  duration: 380,
  src: '/api/v1/video/hold.mp4?s=1',
});

export const buildCourse = kit.sampleBuilder<ApiSchemas['CourseDetail']>({
  ...kit.buildCourseDetail(),
  ...buildCourseCard(),
  courseHour: '3',
  videos: [buildLesson(), buildLesson({ _id: 'l2', title: 'Travis picking', stoppedAt: 312 })],
});

export const buildPurchase = kit.sampleBuilder<ApiSchemas['PlacedOrder']>({
  ...kit.buildOrder(),
  _id: '01KA8MTQ7X5NZRWB4H2C9DVE30',
  createdAt: '2026-11-21T04:20:00.000Z',
  amount: 1250,
  subtotal: 1250,
  balanceUsed: 0,
  paid: true,
  state: 'paid',
  method: 'BKASH-BKash',
  paidAt: '2026-11-21T04:30:00.000Z',
  courses: [
    {
      _id: 'c1',
      title: 'Fingerstyle guitar from zero',
      price: 1250,
      tierPrice: 1250,
      tier: 'gold',
      kind: 'new',
      validity: 90,
      bundleCourses: [],
      endsAt: null,
    },
  ],
  invoice: 'INV-000001',
});

export const buildRefund = kit.sampleBuilder<ApiSchemas['PurchaseRefund']>({
  _id: 'r1',
  state: 'refunded',
  reason: 'no_access',
  note: '',
  amount: 1250,
  wallet: 250,
  card: 1000,
  creditNote: 'CN-000003',
  askedAt: '2026-11-22T04:30:00.000Z',
  decidedAt: '2026-11-23T04:30:00.000Z',
  arrivedAt: '2026-11-25T04:30:00.000Z',
  answer: '',
  automatic: false,
});

export const buildSale = kit.sampleBuilder<ApiSchemas['InstructorSale']>({
  _id: 's1',
  orderId: '01KA8MTQ7X5NZRWB4H2C9DVE30',
  course: 'Fingerstyle guitar from zero',
  courseId: 'c1',
  user_name: 'Lopa Barua',
  userId: null,
  coupon: null,
  amount: 1462.5,
  net: 2437.5,
  paid: 2500,
  sargamCut: 975,
  reversed: 0,
  date: '2026-11-21T04:30:00.000Z',
});
