import { lazyPage } from '@sargam/kit';
import { analyticsScreens } from './analytics/screens.tsx';
import { auditScreens } from './audit/screens.tsx';
import { certificateScreens } from './certificates/screens.tsx';
import { couponScreens } from './coupons/screens.tsx';
import { courseReviewScreens } from './course-reviews/screens.tsx';
import { courseScreens } from './courses/screens.tsx';
import { dashboardScreens } from './dashboard/screens.tsx';
import { peopleListScreens } from './expired-access/screens.tsx';
import type { Screen } from './frame/screen.ts';
import { freebieScreens } from './freebies/screens.tsx';
import { instructorScreens } from './instructors/screens.tsx';
import { massMailScreens } from './mass-mail/screens.tsx';
import { orderScreens } from './order/screens.tsx';
import { reviewScreens } from './reviews/screens.tsx';
import { settlementScreens } from './settlements/screens.tsx';
import { storeScreens } from './store/screens.tsx';
import { upcomingScreens } from './upcoming/screens.tsx';

const CreateAccount = lazyPage(() => import('./account/CreateAccountPage.tsx'));
const Messages = lazyPage(() => import('./messages/MessagesPage.tsx'));
const Person = lazyPage(() => import('./person/PersonPage.tsx'));
const Subscribers = lazyPage(() => import('./people/SubscribersPage.tsx'));
const UserList = lazyPage(() => import('./people/UserListPage.tsx'));
const UserTable = lazyPage(() => import('./people/UserTablePage.tsx'));
const Notifications = lazyPage(() => import('./notifications/NotificationsPage.tsx'));
const Popup = lazyPage(() => import('./popup/PopupPage.tsx'));

const courses: readonly Screen[] = [
  ...courseScreens,
  ...courseReviewScreens,
  ...upcomingScreens,
  ...reviewScreens,
];

const instructors: readonly Screen[] = [...settlementScreens];

const users: readonly Screen[] = [
  {
    path: '/adminuserlist',
    element: <UserList />,
    title: 'admin.menu.users',
    group: 'users',
    keywords:
      'User list ব্যবহারকারীর তালিকা students instructors admins uploaders shikkharthi শিক্ষার্থী suspend people',
  },
  {
    path: '/adminuserlistdetail',
    element: <UserTable />,
    title: 'admin.menu.users_table',
    group: 'users',
    keywords: 'User data table ব্যবহারকারীর টেবিল verify email phone address birth date jachai যাচাই',
  },
  {
    path: '/adminsubsciberlist',
    element: <Subscribers />,
    title: 'admin.menu.subscribers',
    group: 'users',
    keywords: 'Subscriber detail table সাবস্ক্রাইবারের টেবিল subscribers access',
  },
  {
    path: '/createaccount',
    element: <CreateAccount />,
    title: 'admin.menu.account_create',
    group: 'users',
    keywords: 'Create account অ্যাকাউন্ট তৈরি করুন new admin content uploader notun নতুন',
  },
  {
    path: '/viewuser',
    element: <Person />,
    title: 'admin.menu.user_details',
    group: 'users',
    unlisted: true,
  },
];

const messages: readonly Screen[] = [
  {
    path: '/adminmessages',
    element: <Messages />,
    title: 'admin.menu.messages',
    group: 'messages',
    keywords: 'Messages মেসেজ contact reply uttor উত্তর general student',
  },
];

const popup: readonly Screen[] = [
  {
    path: '/addpopup',
    element: <Popup />,
    title: 'admin.menu.popup',
    group: 'popup',
    keywords: 'Landing popup হোমপেজের পপআপ',
  },
];

const notifications: readonly Screen[] = [
  {
    path: '/manageNotification',
    element: <Notifications />,
    title: 'admin.menu.notifications',
    group: 'notifications',
    keywords: 'Notifications নোটিফিকেশন announcement',
  },
];

/**
 * Every screen of the back-office, in the order of the menu. A new screen is one entry here and a folder; a screen that does
 * not exist yet has no entry.
 */
export const screens: readonly Screen[] = [
  dashboardScreens,
  analyticsScreens,
  orderScreens,
  courses,
  instructorScreens,
  instructors,
  users,
  peopleListScreens,
  storeScreens,
  couponScreens,
  messages,
  certificateScreens,
  freebieScreens,
  popup,
  notifications,
  massMailScreens,
  auditScreens,
].flat();
