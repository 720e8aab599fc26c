import {
  IconAppWindow,
  IconBell,
  IconBuildingStore,
  IconCertificate,
  IconChartBar,
  IconHistory,
  IconLayoutDashboard,
  IconMail,
  IconMessage2,
  IconReceipt,
  IconSchool,
  IconTicket,
  IconUserCircle,
  IconUsers,
  IconVideo,
} from '@tabler/icons-react';

/** The groups of the side menu in their order. A group with one screen is a link, and a group without a screen is left out. */
export const menuGroups = [
  { key: 'dashboard', icon: IconLayoutDashboard },
  { key: 'analytics', icon: IconChartBar },
  { key: 'orders', icon: IconReceipt },
  { key: 'courses', icon: IconSchool },
  { key: 'instructors', icon: IconUsers },
  { key: 'users', icon: IconUserCircle },
  { key: 'store', icon: IconBuildingStore },
  { key: 'coupons', icon: IconTicket },
  { key: 'messages', icon: IconMessage2 },
  { key: 'certificates', icon: IconCertificate },
  { key: 'freebies', icon: IconVideo },
  { key: 'popup', icon: IconAppWindow },
  { key: 'notifications', icon: IconBell },
  { key: 'mail', icon: IconMail },
  { key: 'audit', icon: IconHistory },
] as const;

export type MenuGroup = (typeof menuGroups)[number];
export type MenuGroupKey = MenuGroup['key'];
