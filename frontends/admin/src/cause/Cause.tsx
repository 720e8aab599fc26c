import { useI18n } from '@sargam/kit';
import { causeText } from './cause-text.ts';

export const Cause = ({ reason }: { reason: string }) => causeText(reason, useI18n());
