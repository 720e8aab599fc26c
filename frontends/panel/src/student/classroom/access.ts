import { type ApiSchemas, daysUntil } from '@sargam/kit';

export type Access = {
  kind: 'open' | 'ending' | 'ended';
  /** Calendar days in Dhaka; 0 on the last day. */
  daysLeft: number;
  /** Remaining part of the access, 0 to 1. */
  left: number;
};

/** From this on, the day of the first mail, the countdown is red, shows the time of day, and extending is offered first. */
const ENDING_DAYS = 7;

type AccessFields = Pick<ApiSchemas['ClassroomCourse'], 'startedAt' | 'endsAt' | 'active'>;

export const getAccess = ({ startedAt, endsAt, active }: AccessFields, now: number): Access => {
  const [start, end] = [Date.parse(startedAt), Date.parse(endsAt)];
  if (!active || end <= now) return { kind: 'ended', daysLeft: 0, left: 0 };
  const daysLeft = daysUntil(endsAt, now);
  const left = Math.min(1, (end - now) / Math.max(1, end - start));
  return { kind: daysLeft <= ENDING_DAYS ? 'ending' : 'open', daysLeft, left };
};
