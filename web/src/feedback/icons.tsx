import { createIcon } from '../ui/icons.tsx';

export const HeartIcon = /* @__PURE__ */ createIcon(
  <path d="M12 20S3.5 15 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 6-8.5 11-8.5 11z" />,
);

export const CloudIcon = /* @__PURE__ */ createIcon(
  <path d="M7 18.5a4 4 0 0 1-.6-8A5.5 5.5 0 0 1 17 9.2a4.7 4.7 0 0 1-.3 9.3z" />,
);
