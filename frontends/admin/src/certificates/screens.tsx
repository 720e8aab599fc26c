import { lazyPage } from '@sargam/kit';
import type { Screen } from '../frame/screen.ts';

const Certificates = lazyPage(() => import('./CertificatesPage.tsx'));

export const certificateScreens: readonly Screen[] = [
  {
    path: '/admincertificatelist',
    element: <Certificates />,
    title: 'admin.menu.certificates',
    group: 'certificates',
    keywords: 'Certificate requests সার্টিফিকেটের আবেদন exam marks পরীক্ষা',
  },
];
