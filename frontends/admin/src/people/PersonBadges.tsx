import { Badge } from '@sargam/kit';
import type { ListedUser } from './people-query.ts';

export const StatusBadge = ({ suspend }: Pick<ListedUser, 'suspend'>) => (
  <Badge
    kind={suspend ? 'danger' : 'success'}
    text={suspend ? 'admin.people.suspended' : 'admin.people.active'}
  />
);

export const VerificationBadge = ({ emailVerify }: Pick<ListedUser, 'emailVerify'>) => (
  <Badge
    kind={emailVerify ? 'success' : 'warning'}
    text={emailVerify ? 'admin.users.verified' : 'admin.users.not_verified'}
  />
);

/** The text key of the type of a user. A student with access to a course now is a subscriber (decision C12). */
export const userTypeKey = ({ type, subscriber }: Pick<ListedUser, 'type' | 'subscriber'>): string =>
  type === 4 && subscriber ? 'admin.users.subscriber' : `admin.people.type.${type}`;
