import { api, BeatsLoader, Link, PersonPhoto, query, useText } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';

const FIRST = 7;

export const InstructorLinks = ({ close }: { close: () => void }) => {
  const t = useText();
  const { data, isPending } = useQuery(
    query('/instructor/', ({ signal }) => api.GET('/instructor/', { signal })),
  );
  if (isPending) {
    return (
      <output className="row" aria-label={t('kit.loading')}>
        <BeatsLoader />
      </output>
    );
  }
  return (data?.data ?? []).slice(0, FIRST).map(({ _id, name, photo }) => (
    <Link key={_id} to={`/instructorview/${_id}`} onClick={close}>
      <PersonPhoto id={_id} photo={photo} />
      {name}
    </Link>
  ));
};
