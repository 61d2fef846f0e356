import { formatMoney } from '#contract/billing/format.ts';
import type { ReaderGrades } from '#contract/grades/calls.ts';
import { EllipsisText } from '../ui/EllipsisText.tsx';
