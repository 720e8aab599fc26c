import { buildUser, renderInApp, screen, userEvent, waitFor } from '@sargam/kit/testing';
import type { ReactElement } from 'react';
import CoursesPage from '../analytics/CoursesPage.tsx';
import InstructorsPage from '../analytics/InstructorsPage.tsx';
import CertificatesPage from '../certificates/CertificatesPage.tsx';
import CouponsPage from '../coupons/CouponsPage.tsx';
import MessagesPage from '../messages/MessagesPage.tsx';
import SocialSignUpsPage from '../sign-ups/SocialSignUpsPage.tsx';

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
const lists = {
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

it.each<[ReactElement, string, string, string]>([
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
  [<SocialSignUpsPage key="" />, '/oauthusers', 'CSV', '/oauthusers'],
  [
    <MessagesPage key="" />,
    '/adminmessages?general=answered',
    'CSV: General messages',
    '/contact/general/?status=true',
  ],
  [<MessagesPage key="" />, '/adminmessages?student=all', 'CSV: Student messages', '/contact/student/'],
])(
  '%# the button of %s downloads every row with the filters of the screen',
  async (page, path, name, request) => {
    jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:list');
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const exported: string[] = [];
    const api = Object.fromEntries(
      Object.entries(lists).map(([call, answer]) => [
        call,
        (sent: Request) => {
          const { pathname, search } = new URL(sent.url);
          if (sent.headers.get('accept') === 'text/csv')
            exported.push(pathname.replace('/api/v1', '') + search);
          return answer;
        },
      ]),
    );
    renderInApp(page, { path, user: buildUser({ type: 1 }), api });
    await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(exported).toEqual([request]));
  },
);
