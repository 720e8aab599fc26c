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
import { Documents } from './Documents.tsx';
import { FreebieBadges } from './FreebieBadges.tsx';
import { FreebieLoading, FreebieMissing } from './FreebieFaces.tsx';
import { RichText } from './RichText.tsx';
import { Slides } from './Slides.tsx';
import { useFreebie } from './useFreebies.ts';
import { Video } from './Video.tsx';

const Head = ({ freebie }: { freebie: ApiSchemas['Freebie'] }) => {
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

const View = ({ freebie }: { freebie: ApiSchemas['Freebie'] }) => {
  useDocumentTitle(freebie.title);
  return (
    <article className="wrap">
      <Head freebie={freebie} />
      <div className="freebie-body">
        <div className="freebie-main">
          <Video freebie={freebie} />
          <RichText html={freebie.description} />
          <Slides pictures={freebie.carouselList} />
        </div>
        <Documents documents={freebie.documents} />
      </div>
    </article>
  );
};

/** What names nothing is not found; what cannot be an id is refused as wrong (400). */
const namesNothing = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 400);

export default function FreebiePage() {
  const { id = '' } = useParams();
  const { data, isPending, error, refetch } = useFreebie(id);
  if (isPending) return <FreebieLoading />;
  if (namesNothing(error)) return <FreebieMissing />;
  return data ? <View key={data._id} freebie={data} /> : <PageError retry={() => void refetch()} />;
}
