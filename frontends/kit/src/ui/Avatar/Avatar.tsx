import './avatar.css';
import { avatarArt, avatarViewBox } from '../../art/index.ts';
import { Svg } from '../Art/Illustrations.tsx';

type Props = { id: string | number; photo?: string | null; alt?: string };

/** A small photograph that hangs, or a drawing where there is none. Decoration unless `alt` names the person. */
export const Avatar = ({ id, photo, alt = '' }: Props) => (
  <span className="ava">
    <AvatarImage id={id} photo={photo} alt={alt} />
  </span>
);

/** The same without a frame: fills whatever it is in. */
export const AvatarImage = ({ id, photo, alt = '' }: Props) =>
  photo ? (
    <img className="person" src={photo} alt={alt} loading="lazy" decoding="async" />
  ) : (
    <Svg className="person" box={avatarViewBox} inside={avatarArt(id)} fit="xMidYMax slice" />
  );
