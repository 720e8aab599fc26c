import { lazyPage } from '@sargam/kit';
import type { Screen } from '../frame/screen.ts';

const Audit = lazyPage(() => import('./AuditPage.tsx'));

export const auditScreens: readonly Screen[] = [
  {
    path: '/admin/audit',
    element: <Audit />,
    title: 'admin.menu.audit',
    group: 'audit',
    keywords: 'Audit log কাজের রেকর্ড changes who history',
  },
];
