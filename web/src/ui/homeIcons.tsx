import { createIcon } from './icons.tsx';

export const StarIcon = /* @__PURE__ */ createIcon(
  <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z" />,
);

export const CardsIcon = /* @__PURE__ */ createIcon(
  <>
    <rect x="9.5" y="4" width="10" height="15" rx="1.5" transform="rotate(8 14.5 11.5)" />
    <path d="M8 6.2 5 7a1.5 1.5 0 0 0-1 1.9l3 10.3a1.5 1.5 0 0 0 1.9 1l1.6-.5" />
  </>,
);

export const WheelIcon = /* @__PURE__ */ createIcon(
  <>
    <circle cx="12" cy="12" r="8.75" />
    <circle cx="12" cy="12" r="3.5" />
    <path d="M12 3.25V8.5M12 15.5v5.25M3.25 12H8.5M15.5 12h5.25" />
  </>,
);

export const LetterIcon = /* @__PURE__ */ createIcon(
  <>
    <rect x="3" y="5.5" width="18" height="13.5" rx="1.5" />
    <path d="m3.5 6.5 8.5 7 8.5-7" />
  </>,
);

export const QuillIcon = /* @__PURE__ */ createIcon(
  <path d="M4 20c1-6 4-14 16-16-1 5-3 8-6 9.5-2.5 1.2-5 1-7 .5M7 14c2-3 4.5-5 8-6.5" />,
);

export const PersonIcon = /* @__PURE__ */ createIcon(
  <>
    <circle cx="12" cy="8.5" r="3.75" />
    <path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />
  </>,
);
