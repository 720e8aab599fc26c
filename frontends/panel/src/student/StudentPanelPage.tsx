import {
  layout,
  type TabItem,
  Tabs,
  useDocumentTitle,
  useSearchParams,
  useTranslate,
  useUser,
} from '@sargam/kit';
import {
  IconCoins,
  IconGift,
  IconHeart,
  IconMessage,
  IconReceipt,
  IconSchool,
  IconUser,
} from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { ProfileTab } from '../account/ProfileTab.tsx';
import styles from '../shared/panel.module.css';
import { ClassroomTab } from './classroom/ClassroomTab.tsx';
import { EarnTab } from './earn/EarnTab.tsx';
import { MessagesTab } from './messages/MessagesTab.tsx';
import { PurchasesTab } from './purchases/PurchasesTab.tsx';
import { RedeemTab } from './redeem/RedeemTab.tsx';
import { findStudentTab, type StudentTab, studentTabs, tabUrl } from './tabs.ts';
import { WishlistTab } from './wishlist/WishlistTab.tsx';

type Tab = { icon: ReactNode; Body: ComponentType<{ userId: string }> };

const tabs: Record<StudentTab, Tab> = {
  classroom: { icon: <IconSchool aria-hidden />, Body: ClassroomTab },
  wishlist: { icon: <IconHeart aria-hidden />, Body: WishlistTab },
  messages: { icon: <IconMessage aria-hidden />, Body: MessagesTab },
  purchases: { icon: <IconReceipt aria-hidden />, Body: PurchasesTab },
  profile: { icon: <IconUser aria-hidden />, Body: ProfileTab },
  earn: { icon: <IconCoins aria-hidden />, Body: EarnTab },
  redeem: { icon: <IconGift aria-hidden />, Body: RedeemTab },
};

export default function StudentPanelPage() {
  const t = useTranslate();
  const user = useUser();
  const [searchParams] = useSearchParams();
  const current = findStudentTab(searchParams.get('tab'));
  useDocumentTitle(t(`panel.student.tab.${current}`));
  if (!user) return null;
  const items: TabItem[] = studentTabs.map(({ index, key }) => ({
    key,
    label: t(`panel.student.tab.${key}`),
    icon: tabs[key].icon,
    to: tabUrl(index),
  }));
  const { Body } = tabs[current];
  return (
    <div className={`${layout.container} ${styles.page}`}>
      <div className={styles.head}>
        <h1>
          {current === 'classroom'
            ? t('panel.student.greeting', { name: user.name })
            : t(`panel.student.tab.${current}`)}
        </h1>
      </div>
      <Tabs items={items} current={current} label={t('panel.student.label')} />
      <Body userId={user.id} />
    </div>
  );
}
