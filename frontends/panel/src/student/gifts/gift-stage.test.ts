import { buildGiftOrder } from '../../testing/gift-samples.ts';
import { getGiftStage, isInProgress } from './gift-stage.ts';

const today = '2026-11-21';

it.each([
  [{ orderStatus: 'pending' }, 'pending', true],
  [{ orderStatus: 'pending', underReview: true }, 'review', true],
  [{ orderStatus: 'paid', deliverOn: '2026-12-16' }, 'waiting', false],
  [{ orderStatus: 'paid', deliverOn: '2026-11-21' }, 'sending', true],
  [{ orderStatus: 'paid', deliverOn: null }, 'sending', true],
  [{ orderStatus: 'delivered' }, 'delivered', false],
  [{ orderStatus: 'refunded' }, 'refunded', false],
] as const)('%j has the stage %s', (some, stage, moving) => {
  expect(getGiftStage(buildGiftOrder(some), today)).toBe(stage);
  expect(isInProgress(stage)).toBe(moving);
});
