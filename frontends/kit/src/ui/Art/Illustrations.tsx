import './art.css';
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

type SvgProps = { box: string; inside: string; className?: string; fit?: string };

/** A drawing out of our own strings (never a person's), hidden from screen readers. */
export const Svg = ({ box, inside, className = 'art', fit = 'xMidYMid slice' }: SvgProps) => (
  <svg
    className={className}
    viewBox={box}
    preserveAspectRatio={fit}
    aria-hidden="true"
    focusable="false"
    dangerouslySetInnerHTML={{ __html: inside }}
  />
);

/** A record sleeve for a course without a thumbnail. */
export const CourseCover = ({
  kind,
  id,
  palette,
}: {
  kind: CoverKind;
  id: string | number;
  palette?: number;
}) => <Svg box={coverViewBox} inside={coverArt(kind, id, palette)} />;

export const HeroPianoKey = ({ note }: { note: number }) => (
  <Svg className="" box={heroKeyViewBox} inside={heroKeyArt(note)} fit="xMidYMin slice" />
);

export const LogoMark = () => (
  <Svg className="mark" box={logoMarkViewBox} inside={logoMarkArt} fit="xMidYMid meet" />
);

export const EmptyIllustration = ({ kind }: { kind: EmptyIllustrationKind }) => (
  <Svg className="" box={emptyViewBox} inside={emptyIllustrations[kind]} fit="xMidYMid meet" />
);
