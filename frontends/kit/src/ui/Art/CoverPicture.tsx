import type { ImgHTMLAttributes } from 'react';
import { coverKindForCategory } from '../../art/index.ts';
import styles from './art.module.css';
import { CourseCover } from './Illustrations.tsx';

type Props = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> & {
  src?: string | null;
  id: string;
  catagory: string;
};

/** The uploaded picture, or a generated cover for the instrument. Decorative, without alternative text. */
export const CoverPicture = ({ src, id, catagory, ...image }: Props) =>
  src ? (
    <img className={styles.fill} src={src} alt="" {...image} />
  ) : (
    <CourseCover kind={coverKindForCategory(catagory)} id={id} />
  );
