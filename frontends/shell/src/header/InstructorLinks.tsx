import { Avatar, api, apiQuery, Link, Loader, useTranslate } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';

const MAX_LINKS = 7;

export const InstructorLinks = ({ close }: { close: () => void }) => {
  const t = useTranslate();
  const { data, isPending } = useQuery(
    apiQuery('/instructor/', ({ signal }) => api.GET('/instructor/', { signal })),
  );
  if (isPending) {
    return (
      <output className="row" aria-label={t('kit.loading')}>
        <Loader />
      </output>
    );
  }
  return (data?.data ?? []).slice(0, MAX_LINKS).map(({ _id, name, photo }) => (
    <Link key={_id} to={`/instructorview/${_id}`} onClick={close}>
      <Avatar id={_id} photo={photo} />
      {name}
    </Link>
  ));
};
