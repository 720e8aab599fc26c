import { type ApiSchemas, daysUntil } from '@sargam/kit';

export type Access = {
  kind: 'open' | 'ending' | 'ended';
  /** Whole days in Dhaka's calendar; 0 on the last day. */
  daysLeft: number;
  /** What is left of the time bought, 0 to 1. */
  left: number;
};

/** From here on the clock is red and names the hour. */
const ENDING_DAYS = 7;

type AccessFields = Pick<ApiSchemas['ClassroomCourse'], 'startedAt' | 'endsAt' | 'active'>;

export const getAccess = ({ startedAt, endsAt, active }: AccessFields, now: number): Access => {
  const [start, end] = [Date.parse(startedAt), Date.parse(endsAt)];
  if (!active || end <= now) return { kind: 'ended', daysLeft: 0, left: 0 };
  const daysLeft = daysUntil(endsAt, now);
  const left = Math.min(1, (end - now) / Math.max(1, end - start));
  return { kind: daysLeft < ENDING_DAYS ? 'ending' : 'open', daysLeft, left };
};
