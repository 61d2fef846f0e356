import { describe, expect, test } from 'vitest';
import type { Action } from '#contract/billing/codes.ts';
import { actionsFor } from '#contract/billing/rules.ts';
import { previewsOf } from './previews.ts';
import { END, monthly, NOW, records, type Status, upgrading } from './records.fixture.ts';
import { type Membership, NO_MEMBERSHIP } from './rules.ts';

describe('what an action would do', () => {
  test.each<[string, Membership, Action, number, number, string, string]>([
    [
      'monthly_active',
      monthly,
      'skip',
      END,
      0,
      'monthly_skip_upcoming',
      'Your plan pauses on February 28, 2026 and resumes on March 31, 2026, when $19 is charged.',
    ],
    [
      'monthly_active',
      monthly,
      'upgrade',
      END,
      19_200,
      'monthly_active',
      'Your plan becomes Annual on February 28, 2026, when $192 is charged.',
    ],
    [
      'monthly_active',
      monthly,
      'cancel',
      END,
      0,
      'cancel_upcoming',
      'You keep your membership until February 28, 2026. Nothing more is charged.',
    ],
    [
      'monthly_active with an upgrade',
      upgrading,
      'keep_monthly',
      NOW,
      0,
      'monthly_active',
      'You stay on the Monthly plan. $19 is charged on February 28, 2026.',
    ],
    [
      'monthly_skip_upcoming',
      records.monthly_skip_upcoming,
      'unskip',
      NOW,
      0,
      'monthly_active',
      'Your plan goes on without a pause. $19 is charged on February 28, 2026.',
    ],
    [
      'monthly_skipping',
      records.monthly_skipping,
      'cancel',
      NOW,
      0,
      'canceled',
      'Your membership ends now. Nothing more is charged.',
    ],
    [
      'monthly_skipping',
      records.monthly_skipping,
      'update',
      NOW,
      1_900,
      'monthly_active',
      'Your plan goes on from today. The plan you choose is charged now.',
    ],
    [
      'cancel_upcoming',
      records.cancel_upcoming,
      'uncancel',
      NOW,
      0,
      'monthly_active',
      'Your membership goes on. $19 is charged on February 28, 2026.',
    ],
    [
      'payment_failed',
      records.payment_failed,
      'retry',
      NOW,
      1_900,
      'monthly_active',
      '$19 is charged now and a new period begins today.',
    ],
    [
      'canceled',
      NO_MEMBERSHIP,
      'create',
      NOW,
      19_200,
      'yearly_active',
      'Your membership begins today. The plan you choose is charged now.',
    ],
  ])('in %s: %4$s', (_, record, action, effectiveAt, amountCents, statusAfter, sentence) => {
    expect(previewsOf(record, NOW)[action]).toEqual({ effectiveAt, amountCents, statusAfter, sentence });
  });

  test.each(Object.keys(records) as Status[])(
    'in %s is told for every allowed action and no other',
    (status) => {
      expect(Object.keys(previewsOf(records[status], NOW))).toEqual(actionsFor[status]);
    },
  );
});
