import type { CSSProperties } from 'react';
import { classNames } from '../ui/classNames.ts';
import styles from './CardFan.module.css';
import { CardPicture } from './CardPicture.tsx';
import { FAN_SIZES } from './pictures.ts';

interface CardFanProps {
  cards: readonly { name: string; imagePath: string; isReversed: boolean }[];
  isDealt: boolean;
}

/** A small fan of cards, decorative: on a small screen it replaces the figure of the spread. */
export const CardFan = ({ cards, isDealt }: CardFanProps) => (
  <div className={classNames(styles.fan, isDealt && styles.dealt)} aria-hidden="true">
    {cards.map(({ name, imagePath, isReversed }, n) => (
      <span
        key={`${n} ${name}`}
        style={{ '--nth': n, '--from-middle': n - (cards.length - 1) / 2 } as CSSProperties}
      >
        <span>
          <CardPicture
            imagePath={imagePath}
            alt=""
            sizes={FAN_SIZES}
            isReversed={isReversed}
            loads={n === 0 ? 'first' : undefined}
          />
        </span>
      </span>
    ))}
  </div>
);
