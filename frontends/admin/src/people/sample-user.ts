import type { ListedUser } from './people-query.ts';

/** A user of a list for tests. */
export const buildListedUser = (some: Partial<ListedUser> = {}): ListedUser => ({
  _id: 'u7',
  studentId: 'SG-001007',
  name: 'Tasnim Rahman',
  email: 'tasnim@sargam.test',
  phone: '01712345678',
  address: 'Rajshahi',
  dob: '2001-04-14',
  photo: null,
  type: 4,
  instructor: null,
  emailVerify: true,
  suspend: false,
  createdAt: '2026-10-02T08:00:00.000Z',
  subscriber: false,
  accessEndsAt: null,
  ...some,
});

export const listOf = (data: ListedUser[], some: object = {}) => ({
  data,
  total: data.length,
  more: false,
  next: null,
  ...some,
});
