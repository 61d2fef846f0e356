import { createIcon } from './icons.tsx';

export const ForwardIcon = /* @__PURE__ */ createIcon(<path d="M9.5 5.5 16 12l-6.5 6.5" />);

export const CardIcon = /* @__PURE__ */ createIcon(
  <>
    <rect x="3" y="5.5" width="18" height="13" rx="2" />
    <path d="M3 10h18M6.5 15h4" />
  </>,
);

export const ReceiptIcon = /* @__PURE__ */ createIcon(
  <path d="M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9.5 8.5h5M9.5 12.5h5" />,
);

export const CloseIcon = /* @__PURE__ */ createIcon(<path d="m6 6 12 12M18 6 6 18" />);

export const MenuIcon = /* @__PURE__ */ createIcon(<path d="M4 7h16M4 12h16M4 17h16" />);

export const MoreIcon = /* @__PURE__ */ createIcon(
  <path strokeWidth="2.75" d="M5.5 12h.01M12 12h.01M18.5 12h.01" />,
);

export const BackIcon = /* @__PURE__ */ createIcon(<path d="M14.5 5.5 8 12l6.5 6.5" />);

export const CopyIcon = /* @__PURE__ */ createIcon(
  <>
    <rect x="8.5" y="8.5" width="11.5" height="12" rx="1.5" />
    <path d="M15.5 8.5v-3a1.5 1.5 0 0 0-1.5-1.5H5.5A1.5 1.5 0 0 0 4 5.5V15a1.5 1.5 0 0 0 1.5 1.5h3" />
  </>,
);

export const QuoteIcon = /* @__PURE__ */ createIcon(
  <path d="M10 7C7 8 5 10.5 5 14v3h5v-5H7.5M19 7c-3 1-5 3.5-5 7v3h5v-5h-2.5" />,
);

export const KeyIcon = /* @__PURE__ */ createIcon(
  <>
    <circle cx="8" cy="15.5" r="4" />
    <path d="m11 12.5 8-8M16 7.5l2.5 2.5M13.5 10l1.5 1.5" />
  </>,
);

export const DownloadIcon = /* @__PURE__ */ createIcon(<path d="M12 4v11.5M7 11l5 4.5 5-4.5M4.5 20h15" />);

export const SearchIcon = /* @__PURE__ */ createIcon(
  <>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </>,
);
