import { Counters } from './Counters.tsx';
import styles from './dashboard.module.css';
import { Figures } from './Figures.tsx';
import { NewPeople } from './NewPeople.tsx';
import { RecentMessages } from './RecentMessages.tsx';
import { RecentNotifications } from './RecentNotifications.tsx';
import { RecentOrders } from './RecentOrders.tsx';
import { Waiting } from './Waiting.tsx';

/** How the business does and what waits. Each part has its own request, and its own error with a retry. */
export const AdminDashboard = () => (
  <div className={styles.page}>
    <Figures />
    <Waiting />
    <RecentOrders />
    <div className={styles.columns}>
      <NewPeople />
      <RecentMessages kind="general" />
      <RecentMessages kind="student" />
      <RecentNotifications />
      <Counters />
    </div>
  </div>
);
