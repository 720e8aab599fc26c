import {
  type CoverKind,
  coverArt,
  coverViewBox,
  type EmptyIllustrationKind,
  emptyIllustrations,
  emptyViewBox,
  heroKeyArt,
  heroKeyViewBox,
  logoMarkArt,
  logoMarkViewBox,
} from '../../art/index.ts';
import styles from './art.module.css';

type SvgProps = { viewBox: string; content: string; className?: string; fit?: string };

/** An SVG from our own markup (never from user input), hidden from screen readers. */
export const Svg = ({ viewBox, content, className = styles.fill, fit = 'xMidYMid slice' }: SvgProps) => (
  <svg
    className={className}
    viewBox={viewBox}
    preserveAspectRatio={fit}
    aria-hidden="true"
    focusable="false"
    dangerouslySetInnerHTML={{ __html: content }}
  />
);

/** A generated cover for a course without a thumbnail. */
export const CourseCover = ({
  kind,
  id,
  palette,
}: {
  kind: CoverKind;
  id: string | number;
  palette?: number;
}) => <Svg viewBox={coverViewBox} content={coverArt(kind, id, palette)} />;

export const HeroPianoKey = ({ note }: { note: number }) => (
  <Svg className="" viewBox={heroKeyViewBox} content={heroKeyArt(note)} fit="xMidYMin slice" />
);

export const LogoMark = () => (
  <Svg className="" viewBox={logoMarkViewBox} content={logoMarkArt} fit="xMidYMid meet" />
);

export const EmptyIllustration = ({ kind }: { kind: EmptyIllustrationKind }) => (
  <Svg className="" viewBox={emptyViewBox} content={emptyIllustrations[kind]} fit="xMidYMid meet" />
);
