import { roles, type User } from '@sargam/kit';
import type { guideSteps } from '@sargam/kit/site';
import { loginAddress } from '../account/redirect.ts';

export type GuideStep = (typeof guideSteps)[number];

const CLASSROOM = '/studentpanel?tab=0';

/** The page for a step. Undefined if the step is done or the role has no such page. */
export const stepAddress = (step: GuideStep, user: User | undefined): string | undefined => {
  switch (step) {
    case 'signup':
      return user ? undefined : '/signup';
    case 'verify':
      return '/verify-email';
    case 'buy':
      return '/allcourses';
    case 'classroom':
      if (!user) return loginAddress(CLASSROOM);
      return user.type === roles.student ? CLASSROOM : undefined;
    case 'support':
      return '/contact';
  }
};
