import { type ApiSchemas, AvatarImage, ButtonLink, LoadingState, Skeleton, useTranslate } from '@sargam/kit';

export const InstructorCard = ({ person }: { person: ApiSchemas['InstructorCard'] }) => {
  const t = useTranslate();
  return (
    <li className="teacher">
      <div className="f">
        <AvatarImage id={person._id} photo={person.photo} />
      </div>
      <h2>{person.name}</h2>
      <p className="sm muted">{person.band}</p>
      {person.course.length > 0 && (
        <p className="sm faint">{t('kit.count.courses', { count: person.course.length })}</p>
      )}
      <ButtonLink
        variant="line"
        size="s"
        to={`/instructorview/${person._id}`}
        aria-label={t('storefront.instructors.view_name', { name: person.name })}
      >
        {t('storefront.instructors.view')}
      </ButtonLink>
    </li>
  );
};

const skeletonRows = [1, 2, 3, 4, 5, 6, 7, 8];

export const InstructorListSkeleton = () => (
  <LoadingState>
    <ul className="teachers">
      {skeletonRows.map((place) => (
        <li key={place} className="teacher">
          <div className="f sk" />
          <Skeleton height={20} width="70%" />
          <Skeleton height={14} width="45%" />
        </li>
      ))}
    </ul>
  </LoadingState>
);
