import { DraftChange as ChangeMessage } from '@sargam/proto/learning/v1/drafts';

/** How an unpublished item differs from the published one (decision B89). */
export type DraftChange = 'new' | 'changed' | 'removed';

/** An item in a list with unpublished changes. */
export interface DraftState {
  readonly draftChange?: DraftChange | undefined;
  /** Whether its files have addresses of their own, because they differ from the published ones. */
  readonly hasDraft?: boolean;
}

const messages: Record<DraftChange, ChangeMessage> = {
  new: ChangeMessage.DRAFT_CHANGE_NEW,
  changed: ChangeMessage.DRAFT_CHANGE_CHANGED,
  removed: ChangeMessage.DRAFT_CHANGE_REMOVED,
};

export const toChangeMessage = (change: DraftChange | undefined): ChangeMessage =>
  change ? messages[change] : ChangeMessage.DRAFT_CHANGE_UNSPECIFIED;
