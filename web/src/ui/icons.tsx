import type { ReactNode } from 'react';

export interface IconProps {
  /** Its width and height in pixels; 20 by default. */
  size?: number;
}

// Icons are always hidden from screen readers, since their control has a label. These are the icons of every first view;
// homeIcons.tsx has those of a member's home, and moreIcons.tsx the others, which are loaded with their screens.
export const createIcon = (strokes: ReactNode) =>
  function Icon({ size = 20 }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {strokes}
      </svg>
    );
  };

export const MoonIcon = /* @__PURE__ */ createIcon(
  <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />,
);
export const SunIcon = /* @__PURE__ */ createIcon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
  </>,
);
export const LeaveIcon = /* @__PURE__ */ createIcon(
  <path d="M14 4.5H6.5a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1H14M10.5 12H20M16.5 8.5 20 12l-3.5 3.5" />,
);
export const CheckIcon = /* @__PURE__ */ createIcon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const AlertIcon = /* @__PURE__ */ createIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5v5.5M12 16.4v.1" />
  </>,
);
