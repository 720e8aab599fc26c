import {
  type ApiSchemas,
  buttonStyles,
  Link,
  LoadingState,
  layout,
  Skeleton,
  typography,
  useDocumentTitle,
  useI18n,
  useParams,
} from '@sargam/kit';
import { parseYouTubeId, YouTubeVideo } from '@sargam/kit/youtube';
import { IconArrowLeft, IconBrandYoutube, IconDownload, IconFileText } from '@tabler/icons-react';
import { FoundPage } from '../shared/FoundPage.tsx';
import { RichText } from '../shared/rich-text/RichText.tsx';
import { FreebieBadges } from './FreebieBadges.tsx';
import { FreebiePicture } from './FreebiePicture.tsx';
import styles from './freebie-page.module.css';
import { PictureCarousel } from './PictureCarousel.tsx';
import { useFreebie } from './useFreebies.ts';

/** An embedded player, or a link if the URL is not a single video. */
const FreebieVideo = ({ freebie }: { freebie: ApiSchemas['Freebie'] }) => {
  const { t } = useI18n();
  const { youtube } = freebie;
  if (!youtube) return null;
  const id = parseYouTubeId(youtube);
  if (!id)
    return (
      <p>
        <a
          className={`${buttonStyles.button} ${buttonStyles.line}`}
          href={youtube}
          target="_blank"
          rel="noopener noreferrer"
        >
          <IconBrandYoutube aria-hidden />
          {t('storefront.freebies.watch')}
        </a>
      </p>
    );
  return (
    <>
      <div className={styles.video}>
        <YouTubeVideo id={id} title={freebie.title} picture={<FreebiePicture freebie={freebie} eager />} />
      </div>
      <p className={`${typography.tiny} ${typography.faint}`}>{t('kit.youtube.source')}</p>
    </>
  );
};

/** Downloads, each under its original file name. */
const FreebieDocuments = ({ documents }: { documents: ApiSchemas['Freebie']['documents'] }) => {
  const { t } = useI18n();
  if (documents.length === 0) return null;
  return (
    <aside className={`${layout.hangingCard} ${styles.documents}`} aria-labelledby="freebie-documents">
      <h2 id="freebie-documents">{t('storefront.freebies.documents')}</h2>
      <ul>
        {documents.map(({ path, name }) => (
          <li key={path}>
            <a href={path} download={name}>
              <IconFileText aria-hidden />
              <span className={layout.grow}>
                <span className={styles.file}>{name}</span>
                <span className={typography.tiny}>{t('storefront.freebies.download')}</span>
              </span>
              <IconDownload aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
};

const FreebieHeader = ({ freebie }: { freebie: ApiSchemas['Freebie'] }) => {
  const { t, format } = useI18n();
  return (
    <>
      <Link className={styles.back} to="/freebies">
        <IconArrowLeft aria-hidden />
        {t('storefront.freebies.title')}
      </Link>
      <header className={styles.header}>
        <FreebieBadges freebie={freebie} />
        <h1>{freebie.title}</h1>
        <p className={styles.subtitle}>{freebie.subtitle}</p>
        <p className={`${typography.small} ${typography.faint}`}>{format.date(freebie.createdAt)}</p>
      </header>
    </>
  );
};

const FreebieContent = ({ freebie }: { freebie: ApiSchemas['Freebie'] }) => {
  useDocumentTitle(freebie.title);
  return (
    <article className={layout.container}>
      <FreebieHeader freebie={freebie} />
      <div className={styles.columns}>
        <div className={styles.content}>
          <FreebieVideo freebie={freebie} />
          <RichText html={freebie.description} />
          <PictureCarousel pictures={freebie.carouselList} />
        </div>
        <FreebieDocuments documents={freebie.documents} />
      </div>
    </article>
  );
};

const FreebieSkeleton = () => (
  <LoadingState>
    <div className={`${layout.container} ${styles.loadingPage} ${layout.column}`}>
      <Skeleton height={24} width={160} />
      <Skeleton height={44} width="70%" />
      <Skeleton height={20} width="50%" />
      <Skeleton className={`${styles.video} ${styles.loading}`} />
      <Skeleton height={18} width="80%" />
      <Skeleton height={18} width="72%" />
    </div>
  </LoadingState>
);

export default function FreebiePage() {
  const { id = '' } = useParams();
  return (
    <FoundPage
      query={useFreebie(id)}
      loading={<FreebieSkeleton />}
      missing={{
        title: 'storefront.freebies.missing',
        text: 'storefront.freebies.missing_text',
        link: ['/freebies', 'storefront.freebies.all_link'],
      }}
    >
      {(freebie) => <FreebieContent key={freebie._id} freebie={freebie} />}
    </FoundPage>
  );
}
