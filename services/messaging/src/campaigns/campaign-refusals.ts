import { domainError } from '@sargam/chassis/errors';
import type { Campaign } from './campaign-store.ts';

export const outdated = () =>
  domainError.conflict(
    'version-outdated',
    'Another person has changed this in the meantime. Look at the present state and try again.',
  );
export const alreadyStarted = ({ state }: Campaign) =>
  domainError.conflict(
    'campaign-started',
    state === 'finished' ? 'The mail has been sent already.' : 'The mail is being sent already.',
  );
const alreadyScheduled = () => domainError.conflict('campaign-scheduled', 'The mail is scheduled already.');
const alreadyCancelled = () => domainError.conflict('campaign-cancelled', 'The mail has been cancelled.');

/** Why a campaign in this state cannot be changed or scheduled. */
export const refusal = (campaign: Campaign) => {
  const { state } = campaign;
  if (state === 'cancelled') return alreadyCancelled();
  return state === 'scheduled' ? alreadyScheduled() : alreadyStarted(campaign);
};

export const notFinished = (campaign: Campaign) => {
  if (campaign.state === 'cancelled') return alreadyCancelled();
  const isWaiting = campaign.state === 'draft' || campaign.state === 'scheduled';
  return domainError.conflict(
    'campaign-not-finished',
    isWaiting ? 'The mail has not been sent yet.' : 'The mail is being sent already.',
  );
};
