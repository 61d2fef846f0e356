import type { ReactNode } from 'react';
import { BRAND_NAMES, type CardBrand } from '#contract/billing/codes.ts';
import styles from './BrandIcon.module.css';

/** The brand of a card, drawn as a small card in the brand's own colors. */
export const BrandIcon = ({ brand }: { brand: CardBrand }) => (
  <svg className={styles.icon} viewBox="0 0 48 32" role="img" aria-label={BRAND_NAMES[brand]}>
    {drawings[brand]}
  </svg>
);

const cardBackground = (fill: string) => (
  <rect x="0.5" y="0.5" width="47" height="31" rx="4" fill={fill} stroke="#c9c6bb" />
);
const brandText = (text: string, fill: string, size = 10) => (
  <text x="24" y={16 + size * 0.36} textAnchor="middle" fill={fill} fontSize={size} fontWeight="800">
    {text}
  </text>
);

const drawings: Record<CardBrand, ReactNode> = {
  visa: (
    <>
      {cardBackground('#fff')}
      <g fontStyle="italic">{brandText('VISA', '#1a1f71', 14)}</g>
    </>
  ),
  mastercard: (
    <>
      {cardBackground('#fff')}
      <circle cx="19" cy="16" r="9" fill="#eb001b" />
      <circle cx="29" cy="16" r="9" fill="#f79e1b" />
      <path d="M24 8.5a9 9 0 0 1 0 15 9 9 0 0 1 0-15z" fill="#ff5f00" />
    </>
  ),
  amex: (
    <>
      {cardBackground('#1f72cd')}
      {brandText('AMEX', '#fff', 12)}
    </>
  ),
  discover: (
    <>
      {cardBackground('#fff')}
      <path d="M47 20v7.5a4 4 0 0 1-4 4H18c12-2 22-6 29-11.500z" fill="#f47216" />
      {brandText('DISCOVER', '#231f20', 7.5)}
    </>
  ),
  diners: (
    <>
      {cardBackground('#fff')}
      <circle cx="24" cy="16" r="11" fill="#0079be" />
      <circle cx="24" cy="16" r="9" fill="#fff" />
      <path d="M21 8.500a8 8 0 0 0 0 15zM27 8.500a8 8 0 0 1 0 15z" fill="#0079be" />
    </>
  ),
  jcb: (
    <>
      {cardBackground('#fff')}
      <path d="M13 9q0-3 3-3h3v17q0 3-3 3h-3z" fill="#0b5cad" />
      <path d="M21 9q0-3 3-3h3v17q0 3-3 3h-3z" fill="#d8232a" />
      <path d="M29 9q0-3 3-3h3v17q0 3-3 3h-3z" fill="#12943b" />
      <g letterSpacing="4.5">
        <text x="14" y="19" fill="#fff" fontSize="6.5" fontWeight="800">
          JCB
        </text>
      </g>
    </>
  ),
  unknown: (
    <>
      {cardBackground('#f2efe6')}
      <rect x="1" y="7" width="46" height="6" fill="#4a5e6f" />
      <path d="M6 21h12M6 25h8" stroke="#4a5e6f" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
};
