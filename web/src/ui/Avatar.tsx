import styles from './Avatar.module.css';

interface AvatarProps {
  name: string;
  /** The picture's URL; without one the name's first letter is shown. */
  src?: string | null | undefined;
  size?: number;
  /** The name is shown beside it, so the picture has no text alternative. */
  isDecorative?: boolean;
}

/** A round profile picture. */
export function Avatar({ name, src, size = 44, isDecorative = false }: AvatarProps) {
  const alt = isDecorative ? '' : name;
  if (src) return <img className={styles.avatar} src={src} alt={alt} width={size} height={size} />;
  const ariaProps = isDecorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': name } as const);
  return (
    <svg className={styles.avatar} width={size} height={size} viewBox="0 0 44 44" {...ariaProps}>
      <circle className={styles.night} cx="22" cy="22" r="22" />
      <text className={styles.letter} x="22" y="29" textAnchor="middle">
        {[...name.trim()][0]?.toLocaleUpperCase() ?? '?'}
      </text>
    </svg>
  );
}
