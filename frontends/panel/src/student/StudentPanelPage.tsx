import '../shared/panel.css';
import { type TabItem, Tabs, useSearchParams, useText, useTitle, useUser } from '@sargam/kit';
import { IconReceipt, IconSchool } from '@tabler/icons-react';
import { ClassroomTab } from './classroom/ClassroomTab.tsx';
import { PurchasesTab } from './purchases/PurchasesTab.tsx';
import { studentTab, studentTabs, tabAddress } from './tabs.ts';

const icons = { classroom: <IconSchool aria-hidden />, purchases: <IconReceipt aria-hidden /> };

export default function StudentPanelPage() {
  const t = useText();
  const user = useUser();
  const [address] = useSearchParams();
  const current = studentTab(address.get('tab'));
  useTitle(t(`panel.student.tab.${current}`));
  if (!user) return null;
  const items: TabItem[] = studentTabs.map(({ index, key }) => ({
    key,
    label: t(`panel.student.tab.${key}`),
    icon: icons[key],
    to: tabAddress(index),
  }));
  return (
    <div className="wrap panel-page">
      <div className="panel-head">
        <h1>
          {current === 'classroom'
            ? t('panel.student.greeting', { name: user.name })
            : t(`panel.student.tab.${current}`)}
        </h1>
      </div>
      <Tabs items={items} current={current} label={t('panel.student.label')} />
      {current === 'classroom' && <ClassroomTab userId={user.id} />}
      {current === 'purchases' && <PurchasesTab userId={user.id} />}
    </div>
  );
}
