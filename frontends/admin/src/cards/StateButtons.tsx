import { Button } from '@sargam/kit';

type Action<Thing> = { isPending: boolean; mutate: (thing: Thing) => void };

type Props<Thing> = { thing: Thing; feature: Action<Thing>; publish: Action<Thing> };

/** The buttons that feature and publish a course or an instructor, or end that. */
export const StateButtons = <Thing extends { published: boolean; featured: boolean }>(
  props: Props<Thing>,
) => {
  const { thing, feature, publish } = props;
  return (
    <>
      <Button
        variant="line"
        size="small"
        busy={feature.isPending}
        text={thing.featured ? 'admin.card.unfeature' : 'admin.card.feature'}
        onClick={() => feature.mutate(thing)}
      />
      <Button
        variant={thing.published ? 'line' : 'solid'}
        size="small"
        busy={publish.isPending}
        text={thing.published ? 'admin.card.unpublish' : 'admin.card.publish'}
        onClick={() => publish.mutate(thing)}
      />
    </>
  );
};
