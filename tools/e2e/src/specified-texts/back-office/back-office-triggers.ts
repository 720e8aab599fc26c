import type { TextTrigger } from '../text-trigger.ts';
import { contentTriggers } from './content.ts';
import { courseTriggers } from './courses.ts';
import { peopleTriggers } from './people.ts';
import { salesTriggers } from './sales.ts';

/** The triggers of the texts of the back-office, by screen and condition. */
export const backOfficeTriggers: Readonly<Record<string, TextTrigger>> = {
  ...peopleTriggers,
  ...courseTriggers,
  ...contentTriggers,
  ...salesTriggers,
};
