import { avatarArt, avatarViewBox } from '../../art/index.ts';
import { Svg } from '../Art/Illustrations.tsx';
import styles from './avatar.module.css';

type Props = { id: string | number; photo?: string | null; alt?: string };

/** A small framed photo, or a generated avatar. Decorative unless `alt` is set. */
export const Avatar = ({ id, photo, alt = '' }: Props) => (
  <span className={styles.avatar}>
    <AvatarImage id={id} photo={photo} alt={alt} />
  </span>
);

/** The photo or generated avatar without a frame; fills its container. */
export const AvatarImage = ({ id, photo, alt = '' }: Props) =>
  photo ? (
    <img className={styles.photo} src={photo} alt={alt} loading="lazy" decoding="async" />
  ) : (
    <Svg className={styles.photo} viewBox={avatarViewBox} content={avatarArt(id)} fit="xMidYMax slice" />
  );
