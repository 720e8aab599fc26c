import './art.css';
import {
  type CoverKind,
  coverArt,
  coverBox,
  type EmptyKind,
  emptyArt,
  emptyBox,
  heroKeyArt,
  heroKeyBox,
  markArt,
  markBox,
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
export const Cover = ({ kind, id, palette }: { kind: CoverKind; id: string | number; palette?: number }) => (
  <Svg box={coverBox} inside={coverArt(kind, id, palette)} />
);

export const HeroKey = ({ note }: { note: number }) => (
  <Svg className="" box={heroKeyBox} inside={heroKeyArt(note)} fit="xMidYMin slice" />
);

export const Mark = () => <Svg className="mark" box={markBox} inside={markArt} fit="xMidYMid meet" />;

export const EmptyDrawing = ({ kind }: { kind: EmptyKind }) => (
  <Svg className="" box={emptyBox} inside={emptyArt[kind]} fit="xMidYMid meet" />
);
