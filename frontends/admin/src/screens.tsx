import { Navigate } from '@sargam/kit';
import { lazy } from 'react';
import { auditScreens } from './audit/screens.tsx';
import { certificateScreens } from './certificates/screens.tsx';
import { couponScreens } from './coupons/screens.tsx';
import { courseScreens } from './courses/screens.tsx';
import { peopleListScreens } from './expired-access/screens.tsx';
import { adminsAndUploaders, type Screen } from './frame/screen.ts';
import { freebieScreens } from './freebies/screens.tsx';
import { instructorScreens } from './instructors/screens.tsx';
import { storeScreens } from './store/screens.tsx';
import { upcomingScreens } from './upcoming/screens.tsx';

const Dashboard = lazy(() => import('./dashboard/DashboardPage.tsx'));
const SocialFigures = lazy(() => import('./dashboard/SocialFiguresPage.tsx'));
const Sales = lazy(() => import('./analytics/SalesPage.tsx'));
const Instructors = lazy(() => import('./analytics/InstructorsPage.tsx'));
const Instructor = lazy(() => import('./analytics/InstructorPage.tsx'));
const Courses = lazy(() => import('./analytics/CoursesPage.tsx'));
const Course = lazy(() => import('./analytics/CoursePage.tsx'));
const Settlements = lazy(() => import('./settlements/SettlementsPage.tsx'));
const Settlement = lazy(() => import('./settlements/SettlementPage.tsx'));
const Orders = lazy(() => import('./orders/OrdersPage.tsx'));
const CreateAccount = lazy(() => import('./account/CreateAccountPage.tsx'));
const Messages = lazy(() => import('./messages/MessagesPage.tsx'));
const Person = lazy(() => import('./person/PersonPage.tsx'));
const Subscribers = lazy(() => import('./people/SubscribersPage.tsx'));
const UserAnalytics = lazy(() => import('./people/UserAnalyticsPage.tsx'));
const UserList = lazy(() => import('./people/UserListPage.tsx'));
const UserTable = lazy(() => import('./people/UserTablePage.tsx'));
const Notifications = lazy(() => import('./notifications/NotificationsPage.tsx'));
const Popup = lazy(() => import('./popup/PopupPage.tsx'));

const dashboard: readonly Screen[] = [
  {
    path: '/admin',
    element: <Dashboard />,
    title: 'admin.menu.dashboard',
    group: 'dashboard',
    allow: adminsAndUploaders,
    keywords: 'Dashboard ড্যাশবোর্ড start overview shuru',
  },
  {
    path: '/admin/social-figures',
    element: <SocialFigures />,
    title: 'admin.social.title',
    group: 'dashboard',
    unlisted: true,
  },
];

const analytics: readonly Screen[] = [
  {
    path: '/adminanalyticssales',
    element: <Sales />,
    title: 'admin.menu.sales',
    group: 'analytics',
    keywords: 'Sales analytics বিক্রির অ্যানালিটিক্স bikri revenue received',
  },
  {
    path: '/adminanalyticsusers',
    element: <UserAnalytics />,
    title: 'admin.menu.users_analytics',
    group: 'analytics',
    keywords: 'User analytics ব্যবহারকারীর অ্যানালিটিক্স sign ups new people notun নতুন',
  },
  {
    path: '/adminanalyticsinstructor',
    element: <Instructors />,
    title: 'admin.menu.instructors_analytics',
    group: 'analytics',
    keywords: 'Instructor analytics শিক্ষকের অ্যানালিটিক্স shikkhok due পাওনা',
  },
  {
    path: '/admin/instructor/:id',
    element: <Instructor />,
    title: 'admin.menu.instructor_detail',
    group: 'analytics',
    unlisted: true,
  },
  {
    path: '/adminanalyticscourses',
    element: <Courses />,
    title: 'admin.menu.courses_analytics',
    group: 'analytics',
    keywords: 'Course analytics list কোর্সের অ্যানালিটিক্স sales bikri',
  },
  {
    path: '/admin/course/analytics/:id',
    element: <Course />,
    title: 'admin.menu.course_detail',
    group: 'analytics',
    unlisted: true,
  },
];

const orders: readonly Screen[] = [
  {
    path: '/adminorderlist',
    element: <Orders key="all" kind="all" />,
    title: 'admin.menu.orders',
    group: 'orders',
    keywords: 'All orders সব অর্ডার shob order sales bikri বিক্রি',
  },
  {
    path: '/adminpaidorderlist',
    element: <Orders key="paid" kind="paid" />,
    title: 'admin.menu.orders_paid',
    group: 'orders',
    keywords: 'Paid orders only শুধু পরিশোধিত অর্ডার porishodhito paid',
  },
];

const courses: readonly Screen[] = [...courseScreens, ...upcomingScreens];

const instructors: readonly Screen[] = [
  {
    path: '/admin-instructor-settlement',
    element: <Settlements />,
    title: 'admin.menu.settlements',
    group: 'instructors',
    keywords: 'Instructor settlement list শিক্ষকের পাওনা পরিশোধ paona due payout payment',
  },
  {
    path: '/admin-instructor-settlement/:id',
    element: <Settlement />,
    title: 'admin.menu.settlement_detail',
    group: 'instructors',
    unlisted: true,
  },
  {
    path: '/instructor-payment',
    element: <Navigate to="/admin-instructor-settlement" replace />,
    title: 'admin.menu.settlements',
    group: 'instructors',
    unlisted: true,
  },
];

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

const mail: readonly Screen[] = [];

/**
 * Every screen of the back-office, in the order of the menu. A new screen is one entry here and a folder; a screen that does
 * not exist yet has no entry.
 */
export const screens: readonly Screen[] = [
  dashboard,
  analytics,
  orders,
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
  mail,
  auditScreens,
].flat();
