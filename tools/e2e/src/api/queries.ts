import type { ApiUser } from './api-user.ts';

export interface PurchaseRefund {
  readonly _id: string;
  readonly state: string;
  readonly amount: number;
  readonly wallet: number;
  readonly card: number;
}

export interface Purchase {
  readonly _id: string;
  readonly paid: boolean;
  readonly state: string;
  readonly amount: number;
  /** The gateway's name of the payment method. */
  readonly method: string;
  readonly invoice: string | null;
  readonly refunds: readonly PurchaseRefund[];
}

export interface Wallet {
  readonly balance: number;
  readonly gift: number;
  readonly refund: number;
  readonly referral: number;
  readonly held: number;
  readonly pending: number;
}

export interface OwnedCourse {
  readonly _id: string;
  readonly endsAt: string;
  readonly tier: string;
}

export interface Sale {
  readonly orderId: string;
  readonly courseId: string;
  readonly amount: number;
  readonly reversed: number;
}

export interface AdminOrder {
  readonly _id: string;
  readonly paid: boolean;
  readonly amount: number;
  readonly received: number;
  readonly userEmail: string;
}

interface List<T> {
  readonly data: readonly T[];
}

interface OrderList extends List<AdminOrder> {
  readonly paidTotal: number;
  readonly receivedTotal: number;
}

/** The date in Dhaka (2026-12-31), `days` after today. */
export const dhakaDateIn = (days: number): string =>
  new Date(Date.now() + 6 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

const todayRange = (): string => `${dhakaDateIn(0)}/${dhakaDateIn(0)}`;

export const fetchPurchases = async (student: ApiUser): Promise<readonly Purchase[]> =>
  (await student.get<List<Purchase>>(`/order/mine/${student.id}`)).data;

export const fetchOwnedCourses = async (student: ApiUser): Promise<readonly OwnedCourse[]> =>
  (await student.get<List<OwnedCourse>>(`/learning/classroom/${student.id}`)).data;

export const fetchWallet = (student: ApiUser): Promise<Wallet> => student.get(`/wallet/${student.id}`);

/** Today's sales of an instructor, one per order line. */
export const fetchSalesOfToday = async (instructor: ApiUser, profile: string): Promise<readonly Sale[]> =>
  (await instructor.get<List<Sale>>(`/analytics/instructor/${profile}/${todayRange()}`)).data;

/** Today's orders in the back-office. */
export const fetchOrdersOfToday = (admin: ApiUser): Promise<OrderList> =>
  admin.get(`/analytics/orders/${todayRange()}`);
