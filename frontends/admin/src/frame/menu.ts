import { type Icon, IconReceipt } from '@tabler/icons-react';

export type MenuItem = { to: string; text: string };
export type MenuGroup = { key: string; text: string; icon: Icon; items: readonly MenuItem[] };

/** The side menu; each screen adds its item here. */
export const menu: readonly MenuGroup[] = [
  {
    key: 'orders',
    text: 'admin.group.orders',
    icon: IconReceipt,
    items: [
      { to: '/adminorderlist', text: 'admin.menu.orders' },
      { to: '/adminpaidorderlist', text: 'admin.menu.orders_paid' },
    ],
  },
];

/** True for the path of a menu item of the group and for the paths below it. */
export const groupContainsPath = ({ items }: MenuGroup, pathname: string): boolean =>
  items.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
