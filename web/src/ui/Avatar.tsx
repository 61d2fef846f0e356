import styles from './Avatar.module.css';

interface AvatarProps {
  name: string;
  /** The picture's address; without one the name's first letter stands on the night. */
  src?: string | null;
  size?: number;
  /** The name stands beside it, so the picture says nothing. */
  isDecorative?: boolean;
}

/** A face in a circle. */
export function Avatar({ name, src, size = 44, isDecorative = false }: AvatarProps) {
  const words = isDecorative ? '' : name;
  if (src) return <img className={styles.avatar} src={src} alt={words} width={size} height={size} />;
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
