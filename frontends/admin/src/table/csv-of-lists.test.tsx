import { buildUser, renderInApp, screen, userEvent, waitFor } from '@sargam/kit/testing';
import type { ReactElement } from 'react';
import CoursesPage from '../analytics/CoursesPage.tsx';
import InstructorsPage from '../analytics/InstructorsPage.tsx';
import CertificatesPage from '../certificates/CertificatesPage.tsx';
import CouponsPage from '../coupons/CouponsPage.tsx';
import CourseListPage from '../courses/CourseListPage.tsx';
import DeadLettersPage from '../dead-letters/DeadLettersPage.tsx';
import FreebiesPage from '../freebies/FreebiesPage.tsx';
import InstructorListPage from '../instructors/InstructorListPage.tsx';
import MassMailsPage from '../mass-mail/MassMailsPage.tsx';
import MessagesPage from '../messages/MessagesPage.tsx';
import NotificationsPage from '../notifications/NotificationsPage.tsx';
import RefundsPage from '../order/RefundsPage.tsx';
import { WaitingImports } from '../orders/WaitingImports.tsx';
import UserListPage from '../people/UserListPage.tsx';
import SocialSignUpsPage from '../sign-ups/SocialSignUpsPage.tsx';
import CategoriesPage from '../store/CategoriesPage.tsx';
import ProductsPage from '../store/ProductsPage.tsx';
import { fakeExports } from '../testing/fake-exports.ts';
import UpcomingPage from '../upcoming/UpcomingPage.tsx';

const at = '2026-11-01T06:00:00.000Z';
const listOf = (row: object, some: object = {}) => ({
  success: true,
  data: [row],
  total: 1,
  more: false,
  next: null,
  ...some,
});
const amounts = { saleCount: 1, sales: 1, earnings: 1, sargamCut: 1, receivedAmount: 1, published: true };
const coupon = {
  _id: 'k1',
  cuponCode: 'PUJA10',
  discount: 10,
  expireDate: '2026-12-31',
  presentCount: 3,
  useLimit: 9,
};
const message = {
  _id: 'm1',
  name: 'Ovi',
  email: 'o@b.test',
  message: 'Hello',
  createdAt: at,
  status: true,
  reply: '',
};
const none = { success: true, data: [], total: 0, more: false, next: null };
const lists = {
  'GET /course/adminallcourse': none,
  'GET /dead-letters': { data: [], total: 0, missing: [] },
  'GET /freebies/': { ...none, categories: [] },
  'GET /instructor/admin/instructorlist': none,
  'GET /mass-mail/': listOf({
    _id: 'c1',
    mailTo: 'allUser',
    subject: 'News',
    state: 'draft',
    createdAt: at,
    createdBy: 'u1',
    authorName: 'Mitu',
    sendAt: null,
    startedAt: null,
    finishedAt: null,
    ...{ total: 0, waiting: 0, sent: 0, failed: 0, unknown: 0, skipped: 0 },
  }),
  'GET /notification': none,
  'GET /course/upcoming': { data: [] },
  'GET /order/import/waiting': {
    total: 1,
    data: [
      {
        reference: 'OLD-1',
        userId: 'u7',
        userName: 'Mitu',
        userEmail: 'm@b.test',
        amount: 9000,
        cupon: null,
        reason: 'Paid before',
        requestedBy: 'a2',
        requestedByName: 'Rina',
        requestedAt: at,
        until: at,
      },
    ],
  },
  'GET /order/refund/list': listOf({
    _id: 'r1',
    state: 'stuck',
    reason: 'broken',
    note: '',
    answer: '',
    amount: 1,
    wallet: 0,
    card: 1,
    creditNote: null,
    askedAt: at,
    decidedAt: at,
    arrivedAt: null,
    automatic: false,
    orderId: 'o1',
    storeOrderId: null,
    userId: 'u1',
    userName: 'Mitu',
    userEmail: 'm@b.test',
  }),
  'GET /store/category/': listOf({ _id: 'k1', name: 'Eid', nameBn: '', description: '', image: null }),
  'GET /store/product/': listOf({
    _id: 'g1',
    name: 'Gift',
    param: 'gift',
    price: 1,
    oldPrice: 0,
    value: 1,
    validity: 365,
    description: '',
    image: null,
    sold: 0,
    category: '',
    createdAt: at,
    version: 1,
  }),
  'GET /user/type/student': none,
  'GET /analytics/courses': listOf({
    _id: 'c1',
    title: 'Chords',
    catagory: 'Guitar',
    instructor: 'i1',
    instructorName: 'Arif',
    ...amounts,
  }),
  'GET /analytics/secure/instructor': listOf({
    _id: 'i1',
    name: 'Arif',
    courseCount: 1,
    joinDate: at,
    dueSettled: 0,
    due: 1,
    ...amounts,
  }),
  'GET /user/certificatelist/work': listOf({
    _id: 'a1',
    userId: 'u1',
    userName: 'Mitu',
    userEmail: 'm@b.test',
    courseId: 'c1',
    courseName: 'Chords',
    provided: true,
    state: 'provided',
    theory: 80,
    practical: 90,
    passed: true,
    appliedAt: at,
    providedAt: at,
    revokedAt: null,
    revokeReason: null,
  }),
  'GET /cart/cupon/list': listOf({ ...coupon, createdAt: at }),
  'GET /oauthusers': listOf({
    _id: 'u1',
    name: 'Mitu',
    email: 'm@b.test',
    loginFrom: 'Google',
    createdAt: at,
  }),
  'GET /contact/general/': listOf({ ...message, repliedAt: at }, { unanswered: 0 }),
  'GET /contact/student/': listOf({ ...message, from: 'u1', to: 'i1', toName: 'Arif' }, { unanswered: 0 }),
};

it.each<[ReactElement, string, string | RegExp, string]>([
  [
    <CoursesPage key="" />,
    '/adminanalyticscourses?q=chords',
    'CSV',
    '/analytics/courses?sort=saleCount&order=desc&search=chords',
  ],
  [
    <InstructorsPage key="" />,
    '/adminanalyticsinstructor',
    'CSV',
    '/analytics/secure/instructor?sort=saleCount&order=desc',
  ],
  [
    <CertificatesPage key="" />,
    '/admincertificatelist?state=provided',
    'CSV',
    '/user/certificatelist/work?state=provided',
  ],
  [<CouponsPage key="" />, '/admincuponlist', 'CSV', '/cart/cupon/list'],
  [
    <CourseListPage key="" />,
    '/admincourselist?published=false&q=chords',
    'CSV',
    '/course/adminallcourse?q=chords&published=false',
  ],
  [<DeadLettersPage key="" />, '/admin/dead-letters', 'CSV', '/dead-letters'],
  [<FreebiesPage key="" />, '/adminfreebies?catagory=Drums', 'CSV', '/freebies/?catagory=Drums'],
  [
    <InstructorListPage key="" />,
    '/admininstructorlist?featured=true',
    'CSV',
    '/instructor/admin/instructorlist?featured=true',
  ],
  [<MassMailsPage key="" />, '/admin/mass-mailing?state=draft', 'CSV', '/mass-mail/?state=draft'],
  [<NotificationsPage key="" />, '/manageNotification', 'CSV', '/notification?texts=both'],
  [<RefundsPage key="" />, '/adminrefunds?state=stuck', 'CSV', '/order/refund/list?state=stuck'],
  [<CategoriesPage key="" />, '/adminstorecategories', 'CSV', '/store/category/?texts=both'],
  [<ProductsPage key="" />, '/adminstoreproduct', 'CSV', '/store/product/?texts=both'],
  [<UserListPage key="" />, '/adminuserlist?suspended=true', 'CSV', '/user/type/student?suspended=true'],
  [<SocialSignUpsPage key="" />, '/oauthusers', 'CSV', '/oauthusers'],
  [
    <MessagesPage key="" />,
    '/adminmessages?general=answered',
    'CSV: General messages',
    '/contact/general/?status=true',
  ],
  [<UpcomingPage key="" />, '/adminupcomingcourselist', 'CSV', '/course/upcoming'],
  [<WaitingImports key="" />, '/adminorderlist', /^CSV: /, '/order/import/waiting'],
  [<MessagesPage key="" />, '/adminmessages?student=all', 'CSV: Student messages', '/contact/student/'],
])(
  '%# the button of %s downloads every row with the filters of the screen',
  async (page, path, name, request) => {
    const { api, exported } = fakeExports(lists);
    renderInApp(page, { path, user: buildUser({ type: 1 }), api });
    await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(exported).toEqual([request]));
  },
);
