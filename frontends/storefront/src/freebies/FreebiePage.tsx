import './freebies.css';
import './freebie.css';
import {
  type ApiSchemas,
  isApiError,
  Link,
  PageError,
  useDocumentTitle,
  useFormat,
  useParams,
  useTranslate,
} from '@sargam/kit';
import { IconArrowLeft } from '@tabler/icons-react';
import { RichText } from '../shared/rich-text/RichText.tsx';
import { FreebieBadges } from './FreebieBadges.tsx';
import { FreebieDocuments } from './FreebieDocuments.tsx';
import { FreebieNotFound, FreebieSkeleton } from './FreebieStates.tsx';
import { FreebieVideo } from './FreebieVideo.tsx';
import { PictureCarousel } from './PictureCarousel.tsx';
import { useFreebie } from './useFreebies.ts';

const FreebieHeader = ({ freebie }: { freebie: ApiSchemas['Freebie'] }) => {
  const t = useTranslate();
  const format = useFormat();
  return (
    <>
      <Link className="freebie-back" to="/freebies">
        <IconArrowLeft aria-hidden />
        {t('storefront.freebies.title')}
      </Link>
      <header className="freebie-head">
        <FreebieBadges freebie={freebie} />
        <h1>{freebie.title}</h1>
        <p className="freebie-subtitle">{freebie.subtitle}</p>
        <p className="sm faint">{format.date(freebie.createdAt)}</p>
      </header>
    </>
  );
};

const FreebieContent = ({ freebie }: { freebie: ApiSchemas['Freebie'] }) => {
  useDocumentTitle(freebie.title);
  return (
    <article className="wrap">
      <FreebieHeader freebie={freebie} />
      <div className="freebie-body">
        <div className="freebie-main">
          <FreebieVideo freebie={freebie} />
          <RichText html={freebie.description} />
          <PictureCarousel pictures={freebie.carouselList} />
        </div>
        <FreebieDocuments documents={freebie.documents} />
      </div>
    </article>
  );
};

/** 404: no such freebie. 400: the id is malformed. */
const isNotFound = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 400);

export default function FreebiePage() {
  const { id = '' } = useParams();
  const { data, isPending, error, refetch } = useFreebie(id);
  if (isPending) return <FreebieSkeleton />;
  if (isNotFound(error)) return <FreebieNotFound />;
  return data ? <FreebieContent key={data._id} freebie={data} /> : <PageError retry={() => void refetch()} />;
}
