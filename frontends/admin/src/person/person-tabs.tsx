import type { UserType } from '@sargam/kit';
import type { FunctionComponent } from 'react';
import { AccessTab } from './AccessTab.tsx';
import { AuditTab } from './AuditTab.tsx';
import { GiftCardsTab } from './GiftCardsTab.tsx';
import { MessagesTab } from './MessagesTab.tsx';
import { OrdersTab } from './OrdersTab.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import type { Account } from './person-query.ts';
import { SessionsTab } from './SessionsTab.tsx';
import { WalletTab } from './WalletTab.tsx';

type PersonTab = {
  /** The value of `tab` in the URL. */
  key: string;
  part: FunctionComponent<{ person: Account }>;
  /** The types of users that have it; by default all, since staff may also buy. */
  types?: readonly UserType[];
};

/** The parts of a user's page in their order; the first one is open without a parameter in the URL. */
export const personTabs: readonly PersonTab[] = [
  { key: 'profile', part: ProfileTab },
  { key: 'access', part: AccessTab },
  { key: 'orders', part: OrdersTab },
  { key: 'wallet', part: WalletTab },
  { key: 'giftcards', part: GiftCardsTab },
  { key: 'messages', part: MessagesTab, types: [3, 4] },
  { key: 'sessions', part: SessionsTab },
  { key: 'audit', part: AuditTab },
];
