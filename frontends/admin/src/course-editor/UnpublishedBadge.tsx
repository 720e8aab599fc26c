import { type ApiSchemas, Badge } from '@sargam/kit';

type Change = ApiSchemas['Lesson']['draftChange'];
const kinds = { new: 'success', changed: 'info', removed: 'danger' } as const;

/** How a lesson or a file of a published course differs from what students see. */
export const UnpublishedBadge = ({ change }: { change: Change }) =>
  change && <Badge kind={kinds[change]} text={`admin.lessons.unpublished.${change}`} />;
