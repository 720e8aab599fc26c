import type { Member } from './api.ts';

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
  /** As the gateway calls it. */
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

/** The day in Dhaka, so many days from today. */
export const dateIn = (days: number): string =>
  new Date(Date.now() + 6 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

const today = (): string => `${dateIn(0)}/${dateIn(0)}`;

export const purchasesOf = async (student: Member): Promise<readonly Purchase[]> =>
  (await student.get<List<Purchase>>(`/order/mine/${student.id}`)).data;

export const classroomOf = async (student: Member): Promise<readonly OwnedCourse[]> =>
  (await student.get<List<OwnedCourse>>(`/learning/classroom/${student.id}`)).data;

export const walletOf = (student: Member): Promise<Wallet> => student.get(`/wallet/${student.id}`);

/** Today's sales of an instructor: what was earned, line by line. */
export const salesOf = async (instructor: Member, profile: string): Promise<readonly Sale[]> =>
  (await instructor.get<List<Sale>>(`/analytics/instructor/${profile}/${today()}`)).data;

/** Today's orders as the back-office counts them. */
export const ordersToday = (admin: Member): Promise<OrderList> => admin.get(`/analytics/orders/${today()}`);
